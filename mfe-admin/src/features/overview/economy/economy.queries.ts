import { apiQuery, type Answer } from '@portico/portal-kit';

export type Economy = Answer<'/api/admin/economy'>;
export type EconomyCurrency = Economy['sources'][number]['currency'];
export type EconomySource = Economy['sources'][number];
export type EconomyMover = Economy['movers'][number];
export type EconomyItem = Economy['itemsIn'][number];

export function economyQuery() {
  return apiQuery('/api/admin/economy', { authenticated: true });
}
