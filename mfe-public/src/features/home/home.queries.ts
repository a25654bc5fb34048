import { apiQuery, type Answer } from '@portico/portal-kit';
import type { TopMode } from './top-mode';

export type World = Answer<'/api/world'>;
export type TopPlayer = Answer<'/api/rankings'>['players'][number];

const TOP_COUNT = 5;

export function worldQuery() {
  return apiQuery('/api/world');
}

/** The first five by level, the order that the API has by default. */
export function topPlayersQuery(mode: TopMode) {
  return apiQuery('/api/rankings', {
    query: { limit: TOP_COUNT, mode: mode === 'ironman' ? 'hardcore' : undefined },
  });
}
