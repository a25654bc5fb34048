import { apiQuery, type Answer } from '@portico/portal-kit';

export type OwnStores = Answer<'/api/dashboard/stores'>;
export type OwnStore = OwnStores['stores'][number];

/** Own stores. The game is recorded every few minutes, so a cached answer is loaded again. */
export function ownStoresQuery() {
  return {
    ...apiQuery('/api/dashboard/stores', { authenticated: true }),
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
  };
}
