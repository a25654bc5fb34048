import { isItemType, SEARCH_MIN_LENGTH, type ItemType } from '@portico/domain';
import { readUrlState, urlId, urlPage, type UrlStateOf, useUrlState } from '@portico/portal-kit';
import {
  ADVANCED_DEFAULTS,
  readAdvanced,
  writeAdvanced,
  type AdvancedParameters,
  type AdvancedSearch,
} from './advanced/advanced-state';

/** What a search without filters looks for. */
export type SearchedKind = 'items' | 'monsters';

export interface ItemsView {
  mode: SearchedKind;
  query: string;
  type: ItemType | 'all';
  page: number;
  /** The item whose details are open; 0 for none. */
  item: number;
  /** The monster whose drops are listed; 0 for none. */
  monster: number;
  /** The active filters; null for none. */
  advanced: AdvancedSearch | null;
}

interface ItemsParameters extends AdvancedParameters {
  mode: string;
  query: string;
  type: string;
  page: number;
  item: number;
  monster: number;
}

const DEFAULTS = {
  mode: 'items',
  query: '',
  type: 'all',
  page: 1,
  item: 0,
  monster: 0,
  ...ADVANCED_DEFAULTS,
};

/** Everything of the tab but its name, at its default: where another mode begins. */
const RESET: Partial<ItemsParameters> = { ...DEFAULTS };

export interface ItemsLinks {
  view: ItemsView;
  hrefWith: (patch: Partial<ItemsParameters>) => string;
  set: (patch: Partial<ItemsParameters>, options?: { replace?: boolean }) => void;
  /** Address of this list with an item's details open. */
  itemHref: (item: number) => string;
  /** Address of this list with a monster's drops in its place, and no item open. */
  monsterHref: (monster: number) => string;
  /** Address of an advanced search; null for none. It begins with nothing chosen. */
  advancedHref: (search: AdvancedSearch | null) => string;
  /** Address of a mode, where everything is at its default. */
  modeHref: (mode: SearchedKind) => string;
}

/** The view that a query asks for; a value it does not spell rightly reads as the default. */
export function itemsAt(search: URLSearchParams): ItemsView {
  return readView(readUrlState(DEFAULTS, search));
}

function readView(state: UrlStateOf<typeof DEFAULTS>): ItemsView {
  const query = state.query.trim();
  return {
    mode: state.mode === 'monsters' ? 'monsters' : 'items',
    query: query.length >= SEARCH_MIN_LENGTH ? query : '',
    type: isItemType(state.type) ? state.type : 'all',
    page: urlPage(state.page),
    item: urlId(state.item),
    monster: urlId(state.monster),
    advanced: readAdvanced(state),
  };
}

export function useItemsView(): ItemsLinks {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const view = readView(state);
  return {
    view,
    hrefWith,
    set,
    itemHref: (item) => hrefWith({ item, page: view.page }),
    monsterHref: (monster) => hrefWith({ monster, item: 0, page: view.page }),
    advancedHref: (search) => hrefWith(advancedPatch(search)),
    modeHref: (mode) => hrefWith({ ...RESET, mode }),
  };
}

/** The change of address to an advanced search; its categories take the place of the type. */
export function advancedPatch(search: AdvancedSearch | null): Partial<ItemsParameters> {
  return { ...writeAdvanced(search), monster: 0, item: 0, ...(search !== null && { type: 'all' }) };
}
