import { INVENTORY_TABS, MAX_INT32, SEARCH_MAX_LENGTH } from '@portico/domain';
import { defineSearch, integer, oneOf, type SearchLinks, type SearchOf, freeText } from '@portico/portal-kit';

/** The tabs of the game, and the ores in the account's storage. */
export const HELD_TABS = [...INVENTORY_TABS, 'ores'] as const;
export type HeldTab = (typeof HELD_TABS)[number];

/** The two layers of equipment: gear gives stats, covers change the look. */
export const LAYERS = ['gear', 'cover'] as const;
export type Layer = (typeof LAYERS)[number];

/** State of the page. An item is named by its slot: the game's row ids change with each save. */
export const inventorySearch = defineSearch({
  /** 0 for the first character. */
  character: integer(0, 1),
  tab: oneOf(HELD_TABS, 'equipped'),
  layer: oneOf(LAYERS, 'gear'),
  search: freeText(SEARCH_MAX_LENGTH),
  /** 0 for no open item; worn items have negative places. */
  item: integer(0, -MAX_INT32),
});
export type InventoryView = SearchOf<typeof inventorySearch>;
export type InventoryState = SearchLinks<InventoryView>;
