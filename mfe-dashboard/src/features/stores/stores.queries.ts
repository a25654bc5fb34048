import { apiQuery, type Answer } from '@portico/portal-kit';

export type OwnStores = Answer<'/api/dashboard/stores'>;
export type OwnStore = OwnStores['stores'][number];

/** Own stores. The recorder looks at the game every few minutes, so what is kept is asked for again. */
export function ownStoresQuery() {
  return {
    ...apiQuery('/api/dashboard/stores', { authenticated: true }),
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
  };
}
