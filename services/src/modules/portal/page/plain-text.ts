/** Texts isolate the names in them for readers; in a search result or a share card the marks would show. */
export function plain(text: string | undefined): string | undefined {
  return text?.replaceAll(/[\u2066-\u2069]/g, '');
}
