import { MAP_KINDS, MAP_SORTS, QUEST_AREAS, ROUTE_MODES, SORT_ORDERS } from '@portico/domain';
import {
  apiQuery,
  type Answer,
  defineSearch,
  detail,
  integer,
  oneOf,
  pageNumber,
  type SearchLinks,
  type SearchOf,
} from '@portico/portal-kit';
import { searchTerm } from '../../shared/lists/filters/search-term';
import { listParams } from '../../shared/lists/filters/sorting';

export const mapsSearch = defineSearch({
  query: searchTerm,
  /** Lowest level of a monster on the map. */
  minLevel: integer(undefined, 1),
  maxLevel: integer(undefined, 1),
  kind: oneOf(MAP_KINDS),
  area: oneOf(QUEST_AREAS, ''),
  sort: oneOf(MAP_SORTS),
  order: oneOf(SORT_ORDERS),
  page: pageNumber(),
  /** `map` is undefined when no details are open, because 0 is a map. */
  map: detail(integer(undefined, 0, 999_999_999)),
});
export type MapsView = SearchOf<typeof mapsSearch>;
export type MapsLinks = SearchLinks<MapsView>;

/** Removes all filters, keeps search and order. */
export const NO_FILTERS = { minLevel: '', maxLevel: '', kind: '', area: '' } as const;

export type MapDetailAnswer = Answer<'/api/maps/{id}'>;
export type MapDetail = MapDetailAnswer['map'];
export type MapMonster = MapDetail['monsters'][number];
export type MapSpot = MapDetail['reactors'][number];
export type MapNpc = MapDetail['npcs'][number];

export type FoundMap = Answer<'/api/maps/search'>['maps'][number];

export function mapQuery(id: string | number) {
  return apiQuery('/api/maps/{id}', { params: { id } });
}

/** The order of a list whose address names none. */
export const firstSortOf = ({ query }: Pick<MapsView, 'query'>) => (query === '' ? 'level' : 'relevance');

/** One page of matching maps; all maps without search and filters. The last answer stays while the next one loads. */
export function mapSearchQuery(view: Omit<MapsView, 'map'>) {
  const { query: q, ...params } = listParams(mapsSearch, { ...view, map: undefined }, firstSortOf(view));
  return apiQuery('/api/maps/search', { keepsLast: true, query: { q, ...params } });
}

/** Parameters of a map's own page, for its route finder. */
export const mapSearch = defineSearch({
  /** The map where the route starts. */
  from: integer(undefined, 0),
  mode: oneOf(ROUTE_MODES, 'all'),
  /** The search term for the start of the route. */
  place: searchTerm,
});
export type MapView = SearchOf<typeof mapSearch>;

export type MapRoute = Answer<'/api/maps/route'>;
export type RouteStep = NonNullable<MapRoute['steps']>[number];

export function routeQuery(to: string | number, from: number, mode: MapView['mode']) {
  return apiQuery('/api/maps/route', {
    keepsLast: true,
    query: { from, to: Number(to), mode: mode === 'all' ? undefined : mode },
  });
}

const MAX_PLACES = 6;

export function placesQuery(place: string) {
  return apiQuery('/api/maps/search', { keepsLast: true, query: { q: place, limit: MAX_PLACES } });
}
