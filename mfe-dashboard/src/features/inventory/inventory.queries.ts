import { apiQuery, type Answer } from '@portico/portal-kit';

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
