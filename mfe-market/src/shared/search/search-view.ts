import { GOODS_SORTS, isItemType, parseMesos, type GoodsSort, type ItemType } from '@portico/domain';
import { readUrlState, urlPage, type UrlStateOf, useUrlState } from '@portico/portal-kit';
import { ROOMS } from '../list-bar/room-select';
import { choiceOf, MARKET_VIEWS, type MarketView } from '../market-view';

/** A search of goods as the address says it. */
export interface SearchView {
  search: string;
  type: ItemType | '';
  /** Prices as they were written: `10m`. */
  min: string;
  max: string;
  sort: GoodsSort;
  /** `3` is FM3, '' all rooms. */
  room: (typeof ROOMS)[number] | '';
  view: MarketView;
  page: number;
}

/** Rows, since prices are compared. */
export const GOODS_VIEW: MarketView = 'list';

const DEFAULTS = { search: '', type: '', min: '', max: '', room: '', view: GOODS_VIEW, page: 1 };
const SEARCH_DEFAULTS = { ...DEFAULTS, sort: 'relevance' };
const ITEMS_DEFAULTS = { ...DEFAULTS, sort: 'price_desc' };

const DEFAULTS_OF = { search: SEARCH_DEFAULTS, items: ITEMS_DEFAULTS };

/** The view that a query asks for; a value it does not spell rightly reads as the default. Without a term the dearest come first. */
export function searchAt(kind: keyof typeof DEFAULTS_OF, search: URLSearchParams): SearchView {
  return readView(kind, readUrlState(DEFAULTS_OF[kind], search));
}

export function useSearchView(kind: keyof typeof DEFAULTS_OF) {
  const { state, hrefWith, set } = useUrlState(DEFAULTS_OF[kind]);
  return { view: readView(kind, state), hrefWith, set };
}

function readView(kind: keyof typeof DEFAULTS_OF, state: UrlStateOf<typeof SEARCH_DEFAULTS>): SearchView {
  return {
    search: state.search.trim(),
    type: isItemType(state.type) ? state.type : '',
    min: state.min.trim(),
    max: state.max.trim(),
    sort: choiceOf(GOODS_SORTS, state.sort, kind === 'search' ? 'relevance' : 'price_desc'),
    room: choiceOf(ROOMS, state.room, ''),
    view: choiceOf(MARKET_VIEWS, state.view, GOODS_VIEW),
    page: urlPage(state.page),
  };
}

/** A search that asks for nothing finds nothing: a room alone is no search. */
export function isBlankSearch({ search, type, min, max }: SearchView): boolean {
  return [search, type, min, max].every((part) => part === '');
}

export type PriceProblem = 'min' | 'max' | 'range';

/** What is wrong with the two prices, if anything. */
export function priceProblem({ min, max }: Pick<SearchView, 'min' | 'max'>): PriceProblem | undefined {
  const [lowest, highest] = [min, max].map((text) => (text.trim() === '' ? null : parseMesos(text)));
  if (lowest === undefined) return 'min';
  if (highest === undefined) return 'max';
  return lowest !== null && highest !== null && lowest > highest ? 'range' : undefined;
}
