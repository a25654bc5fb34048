import { apiQuery, type Answer } from '@portico/portal-kit';

export type Store = Answer<'/api/market/active-stores-db'>['stores'][number];

export function openStoresQuery() {
  return apiQuery('/api/market/active-stores-db');
}
