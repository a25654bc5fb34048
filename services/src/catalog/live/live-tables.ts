import type { GameFeature } from '@portico/domain';
import { FEATURE_NEEDS, type GameSchema } from '../../game/index.js';

/** Game tables that the catalog joins to an import. The server changes them while it runs, and may lack some. */
export const LIVE_TABLES = [
  'drop_data',
  'drop_data_global',
  'reactordrops',
  'plife',
  'shops',
  'shopitems',
  'makercreatedata',
  'makerrecipedata',
] as const;

export type LiveTable = (typeof LIVE_TABLES)[number];

const FEATURE_OF = {
  drop_data: 'monsterDrops',
  drop_data_global: 'globalDrops',
  reactordrops: 'reactorDrops',
  plife: 'customSpawns',
  shops: 'shops',
  shopitems: 'shops',
  makercreatedata: 'maker',
  makerrecipedata: 'maker',
} as const satisfies Record<LiveTable, GameFeature>;

export function liveTablesOf(schema: GameSchema): ReadonlySet<LiveTable> {
  return new Set(
    LIVE_TABLES.filter((table) => schema.missing(FEATURE_NEEDS[FEATURE_OF[table]]).length === 0),
  );
}
