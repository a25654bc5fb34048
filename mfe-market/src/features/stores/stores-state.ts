import { STORE_SORTS } from '@portico/domain';
import { readUrlState, urlPage, type UrlStateOf, useUrlState } from '@portico/portal-kit';
import { ROOMS } from '../../shared/list-bar/room-select';
import { choiceOf, MARKET_VIEWS } from '../../shared/market-view';

const DEFAULTS = { sort: 'items', room: '', view: 'grid', show: '', page: 1 };

/** The view that a query asks for; a value it does not spell rightly reads as the default. */
export function storesAt(search: URLSearchParams): StoresView {
  return readView(readUrlState(DEFAULTS, search));
}

export function useStoresView() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  return { view: readView(state), hrefWith, set };
}

function readView(state: UrlStateOf<typeof DEFAULTS>) {
  return {
    sort: choiceOf(STORE_SORTS, state.sort, 'items'),
    room: choiceOf(ROOMS, state.room, ''),
    view: choiceOf(MARKET_VIEWS, state.view, 'grid'),
    /** All on one page, so that a search in the page finds every one. */
    isWhole: state.show === 'all',
    page: urlPage(state.page),
  };
}

export type StoresView = ReturnType<typeof readView>;
