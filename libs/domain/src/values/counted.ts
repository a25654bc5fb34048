/** A number with its noun in the API's English: `1 vote point`, `3 vote points`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
