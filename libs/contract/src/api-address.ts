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
 * Fills an address template of `portal.json`: `{id}` from the path parameters, `{?page,sort}` from the page's own
 * query, each passed on only when present. Fixed parameters may stand in the template: `/api/x?limit=5{?page}`.
 */
export function expandAddress(
  template: string,
  params: Record<string, string>,
  query: URLSearchParams,
): string {
  const forwarded: Record<string, QueryValue> = {};
  const filled = template
    .replace(/\{\?([\w,-]+)\}/g, (_, names: string) => {
      for (const name of names.split(',')) forwarded[name] = query.get(name);
      return '';
    })
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const [path = '', fixed = ''] = filled.split('?');
  return apiAddress(path, { ...Object.fromEntries(new URLSearchParams(fixed)), ...forwarded });
}

/** A call of a page's `data`: always, or only when query parameters of the page have the values given. */
export type PageCall =
  | string
  | {
      readonly get: string;
      /** Values of query parameters by name; '' stands for one that is absent or empty. */
      readonly when: Readonly<Record<string, string>>;
    };

/** Whether the query parameters have the values given; '' stands for one that is absent or empty. */
export function isWhen(when: Readonly<Record<string, string>>, query: URLSearchParams): boolean {
  return Object.entries(when).every(([name, value]) => (query.get(name) ?? '') === value);
}

/** Query parameters of a page that know a few values only, the default first. */
export type PageChoices = Readonly<Record<string, readonly string[]>>;

function readChoices(query: URLSearchParams, choices: PageChoices): URLSearchParams {
  const read = new URLSearchParams(query);
  for (const [name, [, ...others]] of Object.entries(choices)) {
    if (!others.includes(read.get(name) ?? '')) read.delete(name);
  }
  return read;
}

/**
 * The addresses of a page's `data`. `{name}` may also be a query parameter of the page; a template with a name that
 * neither path nor query fills is left out, so that a search is run ahead only where the page has one. A parameter of `choices` that is
 * none of them, or the default spelled out, is as good as absent.
 */
export function pageAddresses(
  calls: readonly PageCall[],
  params: Record<string, string>,
  written: URLSearchParams,
  choices: PageChoices = {},
): string[] {
  const query = readChoices(written, choices);
  const known: Record<string, string> = { ...Object.fromEntries(query), ...params };
  const isFilled = (template: string) =>
    [...template.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => (known[name] ?? '') !== '');
  const templates = calls.flatMap((call) => {
    if (typeof call === 'string') return [call];
    return isWhen(call.when, query) ? [call.get] : [];
  });
  return templates.filter(isFilled).map((template) => expandAddress(template, known, query));
}
