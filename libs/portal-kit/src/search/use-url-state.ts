import { useMemo } from 'react';
import { defineSearch, pageNumber, type SearchParam } from './search';
import { useSearch } from './use-search';

/** Page state in its address, by defaults. Used by releases before 0.1.6. */
export function useUrlState(defaults: Readonly<Record<string, string | number>>) {
  const { view, ...links } = useSearch(useMemo(() => searchOf(defaults), [defaults]));
  return { state: view, ...links };
}

/** Reads the state from a query, as `useUrlState` does. Used by releases before 0.1.6. */
export function readUrlState(defaults: Readonly<Record<string, string | number>>, query: URLSearchParams) {
  return searchOf(defaults).read(query);
}

function searchOf(defaults: Readonly<Record<string, string | number>>) {
  return defineSearch(
    Object.fromEntries(
      Object.entries(defaults).map(([name, fallback]): [string, SearchParam<string | number>] => [
        name,
        name === 'page'
          ? pageNumber()
          : { fallback, read: typeof fallback === 'string' ? (said) => said : numberOf },
      ]),
    ),
  );
}

function numberOf(said: string): number | undefined {
  return Number.isFinite(Number(said)) ? Number(said) : undefined;
}
