import { addressOf, comparisonAddress } from '@portico/contract';
import type { GameTextLink, WeaponType } from '@portico/domain';

/** Tabs of the database. The items tab has no parameter in the address. */
export const DATABASE_TABS = ['items', 'monsters', 'maps', 'npcs', 'quests'] as const;

export type DatabaseTab = (typeof DATABASE_TABS)[number];

export const DROP_CHANGES_FEED = '/api/drops/changes.atom';

/** Addresses inside the portal without the language prefix, which the router adds. */
export const paths = {
  database: '/database',
  databaseTab: (tab: DatabaseTab) => (tab === 'items' ? '/database' : `/database?tab=${tab}`),
  /** All weapons of a type, in columns. */
  weapons: (type: WeaponType) => `/database?tab=list&weaponType=${type}`,
  /** All items in columns, or those that match a term. */
  itemList: (query = '') =>
    query === '' ? '/database?tab=list' : `/database?tab=list&query=${encodeURIComponent(query)}`,
  compare: '/compare',
  comparison: comparisonAddress,
  rankings: '/rankings',
  item: (id: number) => addressOf('item', id),
  monster: (id: number) => addressOf('monster', id),
  npc: (id: number) => addressOf('npc', id),
  map: (id: number) => addressOf('map', id),
  quest: (id: number) => addressOf('quest', id),
  /** Regions of the world, or the maps of one region. */
  worldMap: (region?: number) => (region === undefined ? '/world-map' : `/world-map?region=${region}`),
  /** The route to a map from another. */
  routeTo: (map: number, from: number) => `${addressOf('map', map)}?from=${from}`,
  training: '/training',
  trainingAt: (level: number) => `/training?level=${level}`,
  farm: (itemId: number) => `${addressOf('item', itemId)}/farm`,
  scrolls: (itemId: number) => `${addressOf('item', itemId)}/scrolls`,
  dropEditor: '/droprates',
  /** The editor with a monster open, or with all droppers of an item. */
  editDropsOf: (of: 'dropper' | 'item', id: number | string) => `/droprates?${of}=${id}`,
  holders: '/admin/holders',
  holdersOf: (itemId: number) => `/admin/holders?item=${itemId}`,
  dressingRoom: '/dressing-room',
  /** The dressing room with a piece on. */
  tryOn: (slot: string, id: number) => `/dressing-room?${slot}=${id}&slot=${slot}`,
  dropChanges: (filter?: 'item' | 'monster' | 'set', id?: number) =>
    filter === undefined ? '/drop-changes' : `/drop-changes?${filter}=${id}`,
} as const satisfies Record<GameTextLink, (id: number) => string> & Record<string, unknown>;
