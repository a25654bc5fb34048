import { apiQuery, type Answer, defineSearch, integer } from '@portico/portal-kit';

export const worldMapSearch = defineSearch({
  /** The region whose maps are shown; undefined for all regions, because 0 is a region. */
  region: integer(undefined, 0),
});

export type WorldMap = Answer<'/api/maps/world'>;
export type WorldNode = WorldMap['nodes'][number];

/** The last drawing stays while the next one loads. */
export function worldMapQuery(region: number | undefined) {
  return apiQuery('/api/maps/world', { keepsLast: true, query: { region } });
}
