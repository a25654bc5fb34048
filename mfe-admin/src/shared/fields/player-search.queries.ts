import { apiQuery, type Answer } from '@portico/portal-kit';

export type FoundPlayer = Answer<'/api/logs/search-players'>['players'][number];

export function playersQuery(term: string) {
  return apiQuery('/api/logs/search-players', { authenticated: true, query: { term } });
}
