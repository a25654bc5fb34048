/** Addresses inside the portal, without the language prefix: the router adds it. */
export const paths = {
  home: '/',
  rankings: '/rankings',
  player: (id: number) => `/player/${id}`,
  database: '/database',
  market: '/market',
} as const;

export const routePatterns = { home: '/', rankings: '/rankings', player: '/player/:id' } as const;
