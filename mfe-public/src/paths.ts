import { addressOf } from '@portico/contract';

/** These addresses are files of the API and not pages: a feed and a calendar. */
export const NEWS_FEED = '/api/news/news.atom';
export const EVENTS_CALENDAR = '/api/news/events.ics';

/** Addresses inside the portal without the language prefix, which the router adds. */
export const paths = {
  home: '/',
  rankings: '/rankings',
  guilds: '/rankings/guilds',
  gains: '/rankings/gains',
  online: '/online',
  player: (id: number) => addressOf('player', id),
  group: (id: number) => addressOf('group', id),
  guild: (id: number) => addressOf('guild', id),
  dressingRoom: ({ character }: { character?: number } = {}) =>
    character === undefined ? '/dressing-room' : `/dressing-room?character=${character}`,
  news: '/news',
  /** Takes the slug from the API. */
  newsItem: (slug: string) => `/news/${slug}`,
  features: '/features',
  download: '/download',
  database: '/database',
  map: (id: number) => addressOf('map', id),
  market: '/market',
  login: '/login',
  register: '/register',
  recover: '/recover',
  dashboard: '/dashboard',
  security: '/dashboard/security',
  rewards: '/dashboard/rewards',
  store: (id: number) => addressOf('store', id),
  dropChange: (setId: number) => `/drop-changes?set=${setId}`,
} as const;
