import { INVENTORY_TABS } from '@portico/domain';
import { type UrlState, useUrlState } from '@portico/portal-kit';

/** The tabs of the game, and what the account keeps beside them. */
export const HELD_TABS = [...INVENTORY_TABS, 'ores'] as const;
export type HeldTab = (typeof HELD_TABS)[number];

/** What is worn is worn in two layers: what gives stats, and what is seen. */
export const LAYERS = ['gear', 'cover'] as const;
export type Layer = (typeof LAYERS)[number];

/** 0 is the first character, and no open item. An item is named by its place: rows of the game change at each save. */
const DEFAULTS = { character: 0, tab: 'equipped', layer: 'gear', search: '', item: 0 };

export type InventoryView = Omit<typeof DEFAULTS, 'tab' | 'layer'> & { tab: HeldTab; layer: Layer };

export type InventoryState = UrlState<InventoryView>;

/** Everything that the page shows is in its address; words that it does not know read as their defaults. */
export function useInventoryState(): InventoryState {
  const { state, hrefWith, set } = useUrlState(DEFAULTS);
  const tab = HELD_TABS.find((known) => known === state.tab) ?? 'equipped';
  const layer = LAYERS.find((known) => known === state.layer) ?? 'gear';
  return { state: { ...state, tab, layer }, hrefWith, set };
}
