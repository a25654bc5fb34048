import type { Language } from '@portico/domain';
import { useUrlState } from '@portico/portal-kit';
import type { Store } from './stores.queries';

export const STORE_SORTS = ['items', 'owner', 'room'] as const;

export type StoreSort = (typeof STORE_SORTS)[number];

const DEFAULTS = { sort: 'items' };

/** The order that the address asks for; a value it does not spell rightly reads as the default. */
export function useStoresView() {
  const { state, hrefWith } = useUrlState(DEFAULTS);
  const sort: StoreSort = STORE_SORTS.find((known) => known === state.sort) ?? 'items';
  return { sort, hrefWith };
}

/** Stores in the order asked for: the fullest first, by the owner's name, or as one walks past them. */
export function sortedStores(stores: readonly Store[], sort: StoreSort, language: Language): Store[] {
  const byOwner = (a: Store, b: Store) =>
    a.characterName.localeCompare(b.characterName, language) || a.characterId - b.characterId;
  const orders = {
    items: (a, b) => b.itemCount - a.itemCount || byOwner(a, b),
    owner: byOwner,
    room: (a, b) => comparePlaces(a, b) || byOwner(a, b),
  } satisfies Record<StoreSort, (a: Store, b: Store) => number>;
  return stores.toSorted(orders[sort]);
}

const MAX_CHANNELS = 1000;

/** Room by room, in each from the first channel on; unknown places last. */
function comparePlaces(a: Store, b: Store): number {
  const [left, right] = [placeOf(a), placeOf(b)];
  return left === right ? 0 : left - right;
}

function placeOf({ mapId, channel }: Store): number {
  return mapId === null ? Infinity : mapId * MAX_CHANNELS + (channel ?? MAX_CHANNELS - 1);
}
