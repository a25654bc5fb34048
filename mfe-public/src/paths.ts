/** Addresses inside the portal, without the language prefix: the router adds it. */
export const paths = {
  home: '/',
  rankings: '/rankings',
  player: (id: number) => `/player/${id}`,
  group: (id: number) => `/group/${id}`,
  features: '/features',
  download: '/download',
  database: '/database',
  map: (id: number) => `/map/${id}`,
  market: '/market',
  register: '/register',
} as const;

export const routePatterns = {
  home: '/',
  rankings: '/rankings',
  player: '/player/:id',
  group: '/group/:groupId',
  features: '/features',
  download: '/download',
} as const;
