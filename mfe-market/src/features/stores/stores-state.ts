import { useUrlState } from '@portico/portal-kit';
import type { Store } from './stores.queries';

export const STORE_SORTS = ['items', 'owner'] as const;

export type StoreSort = (typeof STORE_SORTS)[number];

const DEFAULTS = { sort: 'items' };

/** The order that the address asks for; a value it does not spell rightly reads as the default. */
export function useStoresView() {
  const { state, hrefWith } = useUrlState(DEFAULTS);
  const sort: StoreSort = STORE_SORTS.find((known) => known === state.sort) ?? 'items';
  return { sort, hrefWith };
}

/** Stores in the order asked for: the fullest first, or by the owner's name. */
export function sortedStores(stores: readonly Store[], sort: StoreSort): Store[] {
  const byOwner = (a: Store, b: Store) =>
    a.characterName.localeCompare(b.characterName) || a.characterId - b.characterId;
  return stores.toSorted(sort === 'owner' ? byOwner : (a, b) => b.itemCount - a.itemCount || byOwner(a, b));
}
