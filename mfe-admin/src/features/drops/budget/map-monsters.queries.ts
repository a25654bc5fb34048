import { apiQuery, type Answer } from '@portico/portal-kit';

const MAP = '/api/droprates/map/{id}/monsters';
const MAPS = '/api/maps/search';

export type MapMonsters = Answer<typeof MAP>;
export type FoundMap = Answer<typeof MAPS>['maps'][number];

/** Monsters of a map with their rows, and the global drops there. */
export function mapMonstersQuery(id: number) {
  return apiQuery(MAP, { authenticated: true, params: { id } });
}

/** Maps by name or id. */
export function mapSearchQuery(term: string) {
  return apiQuery(MAPS, { query: { q: term } });
}
