import {
  apiQuery,
  type Answer,
  defineSearch,
  integer,
  oneOf,
  type SearchLinks,
  type SearchOf,
  freeText,
} from '@portico/portal-kit';
import { INVENTORY_TABS, MAX_INT32, SEARCH_MAX_LENGTH } from '@portico/domain';

export type CharacterInventory = Answer<'/api/inventory/character/{id}'>;
export type OreStorage = Answer<'/api/inventory/ore-storage'>;
export type ItemDetail = Answer<'/api/itemdatabase/item/{id}'>['item'];

export function inventoryQuery(characterId: number) {
  return apiQuery('/api/inventory/character/{id}', { params: { id: characterId }, authenticated: true });
}

export function oreStorageQuery() {
  return apiQuery('/api/inventory/ore-storage', { authenticated: true });
}

/** An item from the game's files, public for everybody. */
export function itemQuery(itemId: number) {
  return apiQuery('/api/itemdatabase/item/{id}', { params: { id: itemId } });
}

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
type InventoryView = SearchOf<typeof inventorySearch>;
export type InventoryState = SearchLinks<InventoryView>;
