import { useCallback, useMemo } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

type Value = string | number;
type Widened<V extends Value> = V extends number ? number : string;

/** State of a page with the type of its defaults, literals widened. */
export type UrlStateOf<D extends Record<string, Value>> = { [K in keyof D]: Widened<D[K]> };

export interface UrlState<S> {
  state: S;
  /** Address of this page with a part of the state changed, for a `<Link to>`. */
  hrefWith: (patch: Partial<S>) => string;
  /** Goes there. Without `replace` the back button returns. */
  set: (patch: Partial<S>, options?: { replace?: boolean }) => void;
}

/**
 * State of a page that lives in its address. Defaults are left out of it, other parameters are kept, and a change of
 * anything but `page` goes back to page 1. A number that does not parse reads as its default.
 * `defaults` is a constant of the module.
 */
export function useUrlState<D extends Record<string, Value>>(defaults: D): UrlState<UrlStateOf<D>> {
  const { pathname, search } = useLocation();
  const address = useHref(pathname);
  const navigate = useNavigate();
  const state = useMemo(() => readUrlState(defaults, new URLSearchParams(search)), [defaults, search]);

  const hrefWith = useCallback(
    (patch: Partial<UrlStateOf<D>>) => pathname + searchWith(defaults, search, patch),
    [defaults, pathname, search],
  );
  const set = useCallback(
    (patch: Partial<UrlStateOf<D>>, options: { replace?: boolean } = {}) => {
      // The router draws an address a moment after the browser has it: of two quick changes none is lost.
      const latest = window.location.pathname === address ? window.location.search : search;
      void navigate(pathname + searchWith(defaults, latest, patch), { replace: options.replace ?? false });
    },
    [address, defaults, navigate, pathname, search],
  );
  return { state, hrefWith, set };
}

/** Reads the state from a query, as `useUrlState` does. */
export function readUrlState<D extends Record<string, Value>>(
  defaults: D,
  params: URLSearchParams,
): UrlStateOf<D> {
  const entries = Object.entries(defaults).map(([key, fallback]) => [
    key,
    readValue(params.get(key), fallback),
  ]);
  return Object.fromEntries(entries) as UrlStateOf<D>;
}

function readValue(text: string | null, fallback: Value): Value {
  if (text === null || text === '') return fallback;
  if (typeof fallback === 'string') return text;
  const number = Number(text);
  return Number.isFinite(number) ? number : fallback;
}

/** The query of an address with a part of its state changed. */
function searchWith<D extends Record<string, Value>>(
  defaults: D,
  search: string,
  patch: Partial<UrlStateOf<D>>,
): string {
  const params = new URLSearchParams(search);
  const keepsPage = Object.keys(patch).every((key) => key === 'page');
  const next: Record<string, Value | undefined> = { ...readUrlState(defaults, params), ...patch };
  if (!keepsPage && patch['page'] === undefined && 'page' in defaults) next['page'] = defaults['page'];
  for (const [key, fallback] of Object.entries(defaults)) {
    const value = next[key];
    if (value === undefined || value === '' || value === fallback) params.delete(key);
    else params.set(key, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
