import { GOODS_SORTS, ITEM_TYPES, MAX_GOODS_TERM, parseMesos, type GoodsSort } from '@portico/domain';
import {
  defineSearch,
  oneOf,
  pageNumber,
  type SearchLinks,
  type SearchOf,
  type SearchPatch,
  freeText,
  uncheckedText,
} from '@portico/portal-kit';
import { paths } from '../../paths';
import { ROOMS } from '../list-bar/list-bar';
import { marketView, type MarketView } from '../market-view';

/** Rows, since prices are compared. */
export const GOODS_VIEW: MarketView = 'list';

function goodsParams(sort: GoodsSort) {
  return {
    search: freeText(MAX_GOODS_TERM),
    type: oneOf(ITEM_TYPES, ''),
    /** Prices as they were written: `10m`. */
    min: uncheckedText(),
    max: uncheckedText(),
    sort: oneOf(GOODS_SORTS, sort),
    /** `3` is FM3, '' all rooms. */
    room: oneOf(ROOMS, ''),
    view: marketView(GOODS_VIEW),
    page: pageNumber(),
  };
}

export const foundGoodsSearch = defineSearch(goodsParams('relevance'));
/** All goods: without a term the dearest come first. */
export const allGoodsSearch = defineSearch(goodsParams('price_desc'));
export type SearchView = SearchOf<typeof foundGoodsSearch>;
export type GoodsLinks = SearchLinks<SearchView>;

/** A search of nothing yet. */
export const NO_SEARCH = foundGoodsSearch.read(new URLSearchParams());

export const searchHref = (view: SearchPatch<SearchView>) => foundGoodsSearch.href(paths.search, view);

/** A search that asks for nothing finds nothing: a room alone is no search. */
export function isBlankSearch({ search, type, min, max }: SearchView): boolean {
  return [search, type, min, max].every((part) => part === '');
}

export type PriceProblem = 'min' | 'max' | 'range';

export function priceProblem({ min, max }: Pick<SearchView, 'min' | 'max'>): PriceProblem | undefined {
  const [lowest, highest] = [min, max].map((text) => (text.trim() === '' ? null : parseMesos(text)));
  if (lowest === undefined) return 'min';
  if (highest === undefined) return 'max';
  return lowest !== null && highest !== null && lowest > highest ? 'range' : undefined;
}
