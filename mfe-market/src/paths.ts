import { addressOf, KIND_ROUTES } from '@portico/contract';

/** Addresses inside the portal, without the language prefix: the router adds it. */
export const paths = {
  market: '/market',
  items: '/market/items',
  search: '/market/search',
  store: (characterId: number) => addressOf('store', characterId),
  player: (characterId: number) => addressOf('player', characterId),
  item: (id: number) => addressOf('item', id),
  database: '/database',
} as const;

export const routePatterns = {
  market: paths.market,
  items: paths.items,
  search: paths.search,
  store: KIND_ROUTES.store,
} as const;
