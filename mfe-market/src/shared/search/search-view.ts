import {
  GEAR_KIND_NAMES,
  GOODS_SORTS,
  ITEM_TYPES,
  MAX_BARGAIN_PERCENT,
  MAX_CHANNEL,
  MAX_GOODS_TERM,
  parseMesos,
  PRICE_UNITS,
  readExclusions,
  readSomeStats,
  readStatRanges,
  readStatSums,
  SCROLL_STATES,
  type GoodsSort,
} from '@portico/domain';
import {
  defineSearch,
  integer,
  oneOf,
  pageNumber,
  type SearchLinks,
  type SearchParam,
  type SearchOf,
  type SearchPatch,
  freeText,
  uncheckedText,
} from '@portico/portal-kit';
import { paths } from '../../paths';
import { ROOMS } from '../list-bar/list-bar';
import { marketView, type MarketView } from '../market-view';

/** Rows, because they make prices easy to compare. */
export const GOODS_VIEW: MarketView = 'list';

/** Keeps a text only if the API can read it as stats. */
const statText = (readText: (text: string) => object | string): SearchParam<string> => ({
  fallback: '',
  read: (said) => (typeof readText(said) === 'string' ? undefined : said),
});

function goodsParams(sort: GoodsSort) {
  return {
    search: freeText(MAX_GOODS_TERM),
    type: oneOf(ITEM_TYPES, ''),
    gear: oneOf(GEAR_KIND_NAMES, ''),
    /** Highest percent of the usual price. */
    below: integer(undefined, 1, MAX_BARGAIN_PERCENT),
    /** Prices as the player typed them: `10m`. */
    min: uncheckedText(),
    max: uncheckedText(),
    sort: oneOf(GOODS_SORTS, sort),
    /** `3` is FM3, '' means all rooms. */
    room: oneOf(ROOMS, ''),
    channel: integer(undefined, 1, MAX_CHANNEL),
    per: oneOf(PRICE_UNITS, 'bundle'),
    scrolls: oneOf(SCROLL_STATES, ''),
    rolls: oneOf(['above'], ''),
    all: statText(readStatRanges),
    some: statText(readSomeStats),
    sum: statText(readStatSums),
    not: statText(readExclusions),
    view: marketView(GOODS_VIEW),
    page: pageNumber(),
  };
}

export const foundGoodsSearch = defineSearch(goodsParams('relevance'));
export type SearchView = SearchOf<typeof foundGoodsSearch>;
export type GoodsLinks = SearchLinks<SearchView>;

export const NO_SEARCH = foundGoodsSearch.read(new URLSearchParams());

/** The best bargains come first. Only filters that the page shows apply. */
export const allGoodsSearch = defineSearch(
  goodsParams('usual_asc'),
  ({ type, room, sort, view, page }): SearchView => ({ ...NO_SEARCH, type, room, sort, view, page }),
);

export const searchHref = (view: SearchPatch<SearchView>) => foundGoodsSearch.href(paths.search, view);

/** The parameters of a search that differ from their defaults, except those in `without`. */
export function searchParams(
  view: SearchPatch<SearchView>,
  without: readonly (keyof SearchView)[] = [],
): Record<string, string> {
  const said = [...new URLSearchParams(foundGoodsSearch.href('', view))];
  return Object.fromEntries(said.filter(([name]) => !without.some((one) => one === name)));
}

/** Whether a search has no term and no filter. A place alone is no search. */
export function isBlankSearch(view: SearchView): boolean {
  const said = searchParams(view, ['room', 'channel', 'per', 'sort', 'view', 'page']);
  return Object.keys(said).length === 0;
}

export type PriceProblem = 'min' | 'max' | 'range';

export function priceProblem({ min, max }: Pick<SearchView, 'min' | 'max'>): PriceProblem | undefined {
  const [lowest, highest] = [min, max].map((text) => (text.trim() === '' ? null : parseMesos(text)));
  if (lowest === undefined) return 'min';
  if (highest === undefined) return 'max';
  return lowest !== null && highest !== null && lowest > highest ? 'range' : undefined;
}

const FILTERS = ['type', 'gear', 'min', 'max', 'below', 'room'] as const;

const STAT_FILTERS = ['channel', 'per', 'scrolls', 'rolls', 'all', 'some', 'sum', 'not'] as const;

export type SearchFilter = (typeof FILTERS)[number] | (typeof STAT_FILTERS)[number];

export function activeFilters(view: SearchView): SearchFilter[] {
  return [...FILTERS.filter((filter) => view[filter] !== NO_SEARCH[filter]), ...activeStatFilters(view)];
}

export function activeStatFilters(view: SearchView): (typeof STAT_FILTERS)[number][] {
  return STAT_FILTERS.filter((filter) => view[filter] !== NO_SEARCH[filter]);
}
