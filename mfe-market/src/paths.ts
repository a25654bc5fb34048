import { addressOf } from '@portico/contract';

/** Addresses inside the portal without the language prefix, which the router adds. */
export const paths = {
  market: '/market',
  items: '/market/items',
  search: '/market/search',
  sales: '/market/sales',
  store: (characterId: number) => addressOf('store', characterId),
  player: (characterId: number) => addressOf('player', characterId),
  item: (id: number) => addressOf('item', id),
  database: '/database',
} as const;
