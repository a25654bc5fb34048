import { MoreThan, type EntityManager } from 'typeorm';
import { StoreEntity } from './archive/store.entities.js';

/** Open stores that opened after a moment, ties after an owner, oldest first. The running game must report when each one opened. */
export function storesOpenedSince(
  reader: EntityManager,
  { at, id }: { at: number; id: number },
  limit: number,
): Promise<Pick<StoreEntity, 'characterId' | 'ownerName' | 'description' | 'openedAt'>[]> {
  return reader.find(StoreEntity, {
    where: [
      { openedAt: MoreThan(at), isOpen: true },
      { openedAt: at, characterId: MoreThan(id), isOpen: true },
    ],
    order: { openedAt: 'ASC', characterId: 'ASC' },
    take: limit,
  });
}
