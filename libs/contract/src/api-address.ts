export type QueryValue = string | number | boolean | undefined | null;

/**
 * The one spelling of an API address, so that a page's inlined data and the client's first GET meet:
 * query parameters sorted by name, empty ones left out, encoded as URLSearchParams does.
 */
export function apiAddress(path: string, query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams();
  for (const key of Object.keys(query).sort()) {
    const value = query[key];
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * Calls of `portal.json` with each `{name}` filled in from `values`, spelled as the client spells them. One with a name that nothing
 * fills is left out.
 */
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

/** Whether the query parameters have the values given; '' stands for one that is absent or empty. */
export function isWhen(when: Readonly<Record<string, string>>, query: URLSearchParams): boolean {
  return Object.entries(when).every(([name, value]) => (query.get(name) ?? '') === value);
}
