import { MoreThan, type EntityManager } from 'typeorm';
import { StoreEntity } from './records/store.entities.js';

/** Open stores that were opened after a moment and an owner, as far as the running game tells when; the oldest first. */
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
