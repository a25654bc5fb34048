import type { GameTextLink } from '@portico/domain';

/** Tabs of the database; items without a word in the address. */
export const DATABASE_TABS = ['items', 'maps', 'quests'] as const;

export type DatabaseTab = (typeof DATABASE_TABS)[number];

/** Addresses inside the portal, without the language prefix: the router adds it. */
export const paths = {
  database: '/database',
  databaseTab: (tab: DatabaseTab) => (tab === 'items' ? '/database' : `/database?tab=${tab}`),
  item: (id: number) => `/item/${id}`,
  monster: (id: number) => `/monster/${id}`,
  npc: (id: number) => `/npc/${id}`,
  map: (id: number) => `/map/${id}`,
  quest: (id: number) => `/quest/${id}`,
} as const satisfies Record<GameTextLink, (id: number) => string> & Record<string, unknown>;

export const routePatterns = {
  database: '/database',
  databaseTab: (tab: DatabaseTab) => (tab === 'items' ? '/database' : `/database?tab=${tab}`),
  item: '/item/:id',
  monster: '/monster/:id',
  npc: '/npc/:id',
  map: '/map/:id',
  quest: '/quest/:id',
} as const;
