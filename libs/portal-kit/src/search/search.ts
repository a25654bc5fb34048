import { MAX_INT32 } from '@portico/domain';

type Value = string | number | undefined;

/** How one parameter of an address is read. */
export interface SearchParam<V extends Value> {
  /** Value if the address has none or an invalid one; left out of addresses. */
  fallback: V;
  read: (text: string) => V | undefined;
  /** `position`: a place in a list, which resets when the list changes. `detail`: does not affect the list. */
  role?: 'position' | 'detail';
}

type Params = Record<string, SearchParam<Value>>;
type ValuesOf<P extends Params> = { [K in keyof P]: P[K] extends SearchParam<infer V> ? V : never };

/** Changes of some values of an address; '' removes one. */
export type SearchPatch<S> = { [K in keyof S]?: S[K] | '' | undefined };

/** Input from fields: text is parsed like that of an address. */
export type SearchInput<S> = { [K in keyof S]?: S[K] | string | undefined };

/** The typed query of an address. */
export interface Search<S> {
  /** Reads the query. Invalid values become defaults, unknown parameters are ignored. */
  read: (query: URLSearchParams) => S;
  /** Returns the query with some values changed, in canonical spelling: '' or `?...`. Other parameters of the page stay. */
  change: (query: URLSearchParams, patch: SearchInput<S>) => string;
  /** Returns an address with these values: `rankingsSearch.href('/rankings', { mode: 'hardcore' })`. */
  href: (path: string, values?: SearchPatch<S>) => string;
}

/** The type of a search's values. */
export type SearchOf<T> = T extends { read: (query: URLSearchParams) => infer S } ? S : never;

/** The number of a page of a list. */
export const pageNumber = (): SearchParam<number> => position(integer(1, 1));

/** The id of a thing, or undefined. */
export const entityId = (): SearchParam<number | undefined> => integer(undefined, 1);

/** A whole number, both ends included. */
export function integer<F extends number | undefined>(
  fallback: F,
  min: number,
  max: number = MAX_INT32,
): SearchParam<number | F> {
  const read = (said: string) => {
    const number = Number(said);
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
  };
  return { fallback, read };
}

/** One of these words or numbers. */
export function oneOf<W extends string | number>(words: readonly W[]): SearchParam<W | undefined>;
export function oneOf<W extends string | number, F extends Value>(
  words: readonly W[],
  fallback: F,
): SearchParam<W | F>;
export function oneOf(words: readonly (string | number)[], fallback?: Value): SearchParam<Value> {
  return { fallback, read: (said) => words.find((word) => String(word) === said) };
}

/** Trimmed text, cut to the length that the API accepts; '' for none. */
export const freeText = (max: number): SearchParam<string> => ({
  fallback: '',
  read: (said) => said.trim().slice(0, max).trimEnd(),
});

/** Text of any length that the page itself interprets before it calls the API; '' for none. */
export const uncheckedText = (): SearchParam<string> => freeText(Infinity);

/** Text that matches a pattern, unchanged; otherwise ''. */
export const matching = (pattern: RegExp): SearchParam<string> => ({
  fallback: '',
  read: (said) => (pattern.test(said) ? said : undefined),
});

/** Marks a place in a list, which resets with any change that does not set it. */
export const position = <V extends Value>(param: SearchParam<V>): SearchParam<V> => ({
  ...param,
  role: 'position',
});

/** Marks a parameter that opens something beside a list without changing the list. */
export const detail = <V extends Value>(param: SearchParam<V>): SearchParam<V> => ({
  ...param,
  role: 'detail',
});

/** Defines the query of a page or a part. `fit` removes values that do not go together and fills in dependent defaults. */
export function defineSearch<P extends Params>(
  params: P,
  fit: (values: ValuesOf<P>) => ValuesOf<P> = (values) => values,
): Search<ValuesOf<P>> {
  type Values = ValuesOf<P>;
  const entries = Object.entries(params);

  const read = (query: URLSearchParams) =>
    fit(
      Object.fromEntries(entries.map(([name, param]) => [name, valueAt(param, query.get(name))])) as Values,
    );

  const change = (query: URLSearchParams, patch: SearchInput<Values>) => {
    const next = new URLSearchParams(query);
    const isOtherList = Object.keys(patch).some((name) => params[name]?.role !== 'detail');
    for (const [name, { role }] of entries) {
      if (name in patch) write(next, name, patch[name]);
      else if (isOtherList && role === 'position') next.delete(name);
    }
    const values: Record<string, Value> = read(next);
    for (const [name] of entries) {
      if (!next.has(name)) continue;
      const without = new URLSearchParams(next);
      without.delete(name);
      write(next, name, read(without)[name] === values[name] ? undefined : values[name]);
    }
    const said = next.toString();
    return said === '' ? '' : `?${said}`;
  };

  return { read, change, href: (path, values = {}) => path + change(new URLSearchParams(), values) };
}

/** The values that an address spells out, as calls and forms send them. Values of `detail` count too: forms keep these. */
export function nonDefaults<S extends object>(
  search: Search<S>,
  view: S,
): { [K in keyof S]?: Exclude<S[K], undefined | ''> } {
  const query = new URLSearchParams(search.change(new URLSearchParams(), view));
  const said = Object.entries(view).filter(([name]) => query.has(name));
  return Object.fromEntries(said) as ReturnType<typeof nonDefaults<S>>;
}

function valueAt({ fallback, read }: SearchParam<Value>, said: string | null): Value {
  return said === null || said === '' ? fallback : (read(said) ?? fallback);
}

function write(query: URLSearchParams, name: string, value: Value): void {
  if (value === undefined || value === '') query.delete(name);
  else query.set(name, String(value));
}

/** Tells whether a number from an address can be an id or a page: a positive integer that the API accepts. */
function isUrlNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= MAX_INT32;
}

/** The page number from an address; 1 if it is not valid. */
export function urlPage(page: number): number {
  return isUrlNumber(page) ? page : 1;
}

/** The id or position from an address; 0 (none) if it is not valid. */
export function urlId(id: number): number {
  return isUrlNumber(id) ? id : 0;
}
