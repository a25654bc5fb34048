/** Addresses inside the portal, without the language prefix: the router adds it. */
export const paths = {
  market: '/market',
  store: (characterId: number) => `/market/${characterId}`,
  player: (characterId: number) => `/player/${characterId}`,
  item: (id: number) => `/item/${id}`,
  database: '/database',
} as const;

export const routePatterns = { market: '/market', store: '/market/:storeId' } as const;
