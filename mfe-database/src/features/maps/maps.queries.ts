import { apiQuery, type Answer } from '@portico/portal-kit';
import { keepPreviousData } from '@tanstack/react-query';
import type { MapsView } from './maps-state';

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
