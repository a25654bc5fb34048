import { isItemType, SEARCH_MIN_LENGTH, type ItemType } from '@portico/domain';
import { useUrlState } from '@portico/portal-kit';

export interface ItemsView {
  query: string;
  type: ItemType | 'all';
  page: number;
  /** The item whose details are open; 0 for none. */
  item: number;
}

const DEFAULTS = { query: '', type: 'all', page: 1, item: 0 };

/** The view that the address asks for; a value it does not spell rightly reads as the default. */
export function useItemsView() {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const query = state.query.trim();
  const view: ItemsView = {
    query: query.length >= SEARCH_MIN_LENGTH ? query : '',
    type: isItemType(state.type) ? state.type : 'all',
    page: Number.isInteger(state.page) && state.page > 0 ? state.page : 1,
    item: Number.isInteger(state.item) && state.item > 0 ? state.item : 0,
  };
  return { view, hrefWith, set };
}
