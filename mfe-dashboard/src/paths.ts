import { addressOf } from '@portico/contract';

/** Addresses inside the portal, without the language prefix: the router adds it. */
export const paths = {
  dashboard: '/dashboard',
  exchange: '/dashboard?open=exchange',
  inventory: '/dashboard/inventory',
  inventoryOf: (characterId: number) => `/dashboard/inventory?character=${characterId}`,
  rewards: '/dashboard/rewards',
  history: '/dashboard/history',
  stores: '/dashboard/stores',
  security: '/dashboard/security',
  changePassword: '/dashboard/security#password',
  wishes: '/wishes',
  /** Market search with the parameters of an address, including the `?`. */
  marketSearch: (search: string) => `/market/search${search}`,
  login: '/login',
  store: (characterId: number) => addressOf('store', characterId),
  /** The farm planner of an item. */
  farm: (itemId: number) => `${addressOf('item', itemId)}/farm`,
  player: (id: number) => addressOf('player', id),
  dressingRoomOf: (characterId: number) => `/dressing-room?character=${characterId}`,
  rankings: '/rankings',
  database: '/database',
  market: '/market',
  download: '/download',
  admin: {
    overview: '/admin',
    voteLog: '/admin/logs/votes',
    expLog: '/admin/logs/exp',
    bossLog: '/admin/logs/boss',
    scrollingLog: '/admin/logs/scrolling',
    nxCreditLog: '/admin/logs/nx-credit',
    inkwellLog: '/admin/logs/inkwell',
    accounts: '/admin/accounts',
    points: '/admin/points',
    seo: '/admin/seo',
  },
  dropRates: '/droprates',
  map: (id: number) => addressOf('map', id),
} as const;
