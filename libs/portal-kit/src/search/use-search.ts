import { useCallback, useMemo } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import type { Search, SearchInput, SearchPatch } from './search';

export interface SearchLinks<S> {
  /** The values in the address. */
  view: S;
  /** Address of this page with some values changed, for a `<Link to>`. */
  hrefWith: (patch: SearchPatch<S>) => string;
  /** Navigates to that address. Without `replace` the back button returns. */
  set: (patch: SearchInput<S>, options?: { replace?: boolean }) => void;
}

/** Page state that lives in the address. `search` is a constant of the module. */
export function useSearch<S>(search: Search<S>): SearchLinks<S> {
  const { pathname, search: said } = useLocation();
  const address = useHref(pathname);
  const navigate = useNavigate();
  const view = useMemo(() => search.read(new URLSearchParams(said)), [search, said]);

  const hrefWith = useCallback(
    (patch: SearchPatch<S>) => pathname + search.change(new URLSearchParams(said), patch),
    [search, pathname, said],
  );
  const set = useCallback(
    (patch: SearchInput<S>, options: { replace?: boolean } = {}) => {
      // The router renders an address a moment after the browser has it; read from the browser, two quick changes both count.
      const latest = window.location.pathname === address ? window.location.search : said;
      const to = pathname + search.change(new URLSearchParams(latest), patch);
      void navigate(to, { replace: options.replace ?? false });
    },
    [search, address, navigate, pathname, said],
  );
  return { view, hrefWith, set };
}
