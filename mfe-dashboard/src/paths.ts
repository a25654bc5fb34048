import { addressOf } from '@portico/contract';

/** Addresses inside the portal, without the language prefix: the router adds it. */
export const paths = {
  dashboard: '/dashboard',
  security: '/dashboard/security',
  changePassword: '/dashboard/security#password',
  login: '/login',
  player: (id: number) => addressOf('player', id),
  rankings: '/rankings',
  database: '/database',
  market: '/market',
} as const;
