import { MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { StoreEntity } from './records/store.entities.js';

/** Open stores that were opened since a moment, as far as the running game tells when; the oldest first. */
export function storesOpenedSince(
  reader: EntityManager,
  since: number,
  limit: number,
): Promise<Pick<StoreEntity, 'characterId' | 'ownerName' | 'description' | 'openedAt'>[]> {
  return reader.find(StoreEntity, {
    where: { openedAt: MoreThan(since), isOpen: true },
    order: { openedAt: 'ASC' },
    take: limit,
  });
}
