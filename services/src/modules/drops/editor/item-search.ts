import { itemTypeOf, MESO_ITEM_ID } from '@portico/domain';
import { searchKey } from '../../../catalog/index.js';
import type { Catalog } from '../../../catalog/index.js';
import type { FoundItemDto } from './editor.dto.js';
import { typedId } from './typed-id.js';

const MAX_FOUND = 50;

const MESOS_KEY = 'mesos';
const MESOS_FROM_LENGTH = 3;

/** Items by id or name, best first, the id that was typed in front; nothing for nothing. */
export function findItems(catalog: Catalog, term: string): FoundItemDto[] {
  if (term === '') return [];
  const named = catalog.searchItems({ term }).slice(0, MAX_FOUND);
  const found = [...special(catalog, term), ...named.map(({ id, name }) => ({ id, name }))];
  return found.slice(0, MAX_FOUND);
}

/** Mesos, which are no item of the game files, and before the first import every id. */
function special(catalog: Catalog, term: string): FoundItemDto[] {
  const key = searchKey(term);
  const id = typedId(term);
  const isMesos = key.length >= MESOS_FROM_LENGTH && MESOS_KEY.startsWith(key);
  if (id === MESO_ITEM_ID || isMesos) return [itemOf(catalog, MESO_ITEM_ID)];
  const isUnknown = catalog.generation === null && id !== undefined && catalog.item(id) === undefined;
  return isUnknown && itemTypeOf(id) !== undefined ? [itemOf(catalog, id)] : [];
}

export function itemOf(catalog: Catalog, id: number): FoundItemDto {
  return { id, name: catalog.itemName(id) };
}
