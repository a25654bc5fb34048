import { useUrlState } from '@portico/portal-kit';
import { SEARCH_MIN_LENGTH } from '@portico/domain';

const DEFAULTS = { query: '', page: 1 };

/** Search and page that the address asks for; what it does not spell rightly reads as the default. */
export function useSearchView() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const query = state.query.trim();
  return {
    query: query.length >= SEARCH_MIN_LENGTH ? query : '',
    page: Number.isInteger(state.page) && state.page > 0 ? state.page : 1,
    hrefWith,
    set,
  };
}
