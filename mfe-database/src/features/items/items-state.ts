import { ITEM_TYPES } from '@portico/domain';
import {
  defineSearch,
  detail,
  integer,
  oneOf,
  pageNumber,
  type SearchLinks,
  type SearchOf,
  type SearchParam,
  type SearchPatch,
  useSearch,
} from '@portico/portal-kit';
import { searchTerm } from '../../shared/lists/filters/search-term';
import {
  ADVANCED_DEFAULTS,
  readAdvanced,
  writeAdvanced,
  type AdvancedParameters,
  type AdvancedSearch,
} from './advanced/advanced-state';

export type SearchedKind = 'items' | 'monsters';

/** Raw text of the address. `readAdvanced` parses them together. */
const advancedParams = Object.fromEntries(
  Object.keys(ADVANCED_DEFAULTS).map((name) => [name, { fallback: '', read: (said: string) => said }]),
) as Record<keyof AdvancedParameters, SearchParam<string>>;

export const itemsSearch = defineSearch({
  mode: oneOf(['monsters'], 'items'),
  query: searchTerm,
  type: oneOf(ITEM_TYPES, 'all'),
  page: pageNumber(),
  /** `item` is 0 when no details are open. */
  item: detail(integer(0, 1)),
  /** `monster` is 0 when no drops are listed. */
  monster: detail(integer(0, 1)),
  ...advancedParams,
});
type ItemsParameters = SearchOf<typeof itemsSearch>;

export interface ItemsView extends ItemsParameters {
  /** The active filters; null for none. */
  advanced: AdvancedSearch | null;
}

export interface ItemsLinks extends Omit<SearchLinks<ItemsParameters>, 'view'> {
  view: ItemsView;
  /** Address of this list with an item's details open. */
  itemHref: (item: number) => string;
  /** Address of this list with a monster's drops instead, and no item open. */
  monsterHref: (monster: number) => string;
  /** Address of an advanced search; null removes it. The draft starts empty. */
  advancedHref: (search: AdvancedSearch | null) => string;
  /** Address of a mode with all other values at their defaults. */
  modeHref: (mode: SearchedKind) => string;
}

export function itemsView(parameters: ItemsParameters): ItemsView {
  return { ...parameters, advanced: readAdvanced(parameters) };
}

export function useItemsView(): ItemsLinks {
  const { view, hrefWith, set } = useSearch(itemsSearch);
  return {
    view: itemsView(view),
    hrefWith,
    set,
    itemHref: (item) => hrefWith({ item }),
    monsterHref: (monster) => hrefWith({ monster, item: 0 }),
    advancedHref: (search) => hrefWith(advancedPatch(search)),
    modeHref: (mode) => hrefWith({ ...advancedPatch(null), query: '', type: 'all', mode }),
  };
}

/** Changes the address to an advanced search, whose categories replace the type. */
export function advancedPatch(search: AdvancedSearch | null): SearchPatch<ItemsParameters> {
  return { ...writeAdvanced(search), monster: 0, item: 0, ...(search !== null && { type: 'all' }) };
}
