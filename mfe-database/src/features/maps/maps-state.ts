import { SEARCH_MIN_LENGTH } from '@portico/domain';
import { readUrlState, urlPage, type UrlStateOf, useUrlState } from '@portico/portal-kit';

export interface MapsView {
  query: string;
  page: number;
  /** The map whose details are open; undefined for none: 0 is a map. */
  map: number | undefined;
}

const DEFAULTS = { query: '', page: 1, map: '' };

/** The view that a query asks for; what it does not spell rightly reads as the default. */
export function mapsAt(search: URLSearchParams): MapsView {
  return readView(readUrlState(DEFAULTS, search));
}

export function useMapsView() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  return { view: readView(state), hrefWith, set };
}

function readView(state: UrlStateOf<typeof DEFAULTS>): MapsView {
  const query = state.query.trim();
  return {
    query: query.length >= SEARCH_MIN_LENGTH ? query : '',
    page: urlPage(state.page),
    map: /^\d{1,9}$/.test(state.map) ? Number(state.map) : undefined,
  };
}
