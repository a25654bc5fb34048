export type QueryValue = string | number | boolean | undefined | null;

/** One spelling of an API address, by which page data and queries meet: parameters sorted, empty ones left out, as URLSearchParams encodes. */
export function apiAddress(path: string, query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams();
  for (const key of Object.keys(query).sort()) {
    const value = query[key];
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Fills each `{name}` of a page's calls from `values`, in the client's spelling. A call with a missing value is left out. */
export function filledCalls(
  templates: readonly string[],
  values: Readonly<Record<string, string>>,
): string[] {
  const isFilled = (template: string) =>
    [...template.matchAll(NAME)].every(([, name = '']) => (values[name] ?? '') !== '');
  return templates.filter(isFilled).map((template) => {
    const [path = '', query = ''] = template.split('?');
    const fill = (text: string) =>
      text.replace(NAME, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    return apiAddress(fill(path), Object.fromEntries(new URLSearchParams(fill(query))));
  });
}

const NAME = /\{(\w+)\}/g;

/** Tells whether the query has the given values; '' means absent or empty. */
export function isWhen(when: Readonly<Record<string, string>>, query: URLSearchParams): boolean {
  return Object.entries(when).every(([name, value]) => (query.get(name) ?? '') === value);
}
