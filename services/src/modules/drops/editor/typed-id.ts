/** The id that a search is, if it is one. */
export function typedId(search: string): number | undefined {
  return /^\d{1,10}$/.test(search) ? Number(search) : undefined;
}
