import { STORE_SORTS } from '@portico/domain';
import { urlPage, useUrlState } from '@portico/portal-kit';
import { ROOMS } from '../../shared/list-bar/room-select';
import { choiceOf, MARKET_VIEWS } from '../../shared/market-view';

const DEFAULTS = { sort: 'items', room: '', view: 'grid', show: '', page: 1 };

/** The view that the address asks for; a value it does not spell rightly reads as the default. */
export function useStoresView() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const view = {
    sort: choiceOf(STORE_SORTS, state.sort, 'items'),
    room: choiceOf(ROOMS, state.room, ''),
    view: choiceOf(MARKET_VIEWS, state.view, 'grid'),
    /** All on one page, so that a search in the page finds every one. */
    isWhole: state.show === 'all',
    page: urlPage(state.page),
  };
  return { view, hrefWith, set };
}

export type StoresView = ReturnType<typeof useStoresView>['view'];
