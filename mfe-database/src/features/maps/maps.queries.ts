import {
  apiQuery,
  type Answer,
  defineSearch,
  detail,
  integer,
  pageNumber,
  type SearchOf,
} from '@portico/portal-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { searchTerm } from '../../shared/search-term';

export const mapsSearch = defineSearch({
  query: searchTerm,
  page: pageNumber(),
  /** The map whose details are open; undefined for none: 0 is a map. */
  map: detail(integer(undefined, 0, 999_999_999)),
});
export type MapsView = SearchOf<typeof mapsSearch>;

export type MapDetailAnswer = Answer<'/api/maps/{id}'>;
export type MapDetail = MapDetailAnswer['map'];
export type MapMonster = MapDetail['monsters'][number];
export type MapSpot = MapDetail['npcs'][number];

export type FoundMap = Answer<'/api/maps/search'>['maps'][number];

export function mapQuery(id: string | number) {
  return apiQuery('/api/maps/{id}', { params: { id } });
}

/** One page of what a search finds; of all maps for an empty one. The last answer stays while the next is on its way. */
export function mapSearchQuery({ query, page }: Pick<MapsView, 'query' | 'page'>) {
  return {
    ...apiQuery('/api/maps/search', {
      query: { q: query === '' ? undefined : query, page: page === 1 ? undefined : page },
    }),
    placeholderData: keepPreviousData,
  };
}
