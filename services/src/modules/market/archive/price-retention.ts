import { LessThan, type EntityManager } from 'typeorm';
import { StoreSnapshotEntity } from './store.entities.js';

/** A busy market must not fill the disk, however many days are kept. */
const MAX_SNAPSHOTS = 500_000;

/** Deletes recorded prices and sales from before a moment, and the oldest ones above the limit. */
export async function deleteOldPrices(manager: EntityManager, before: number): Promise<void> {
  await manager.delete(StoreSnapshotEntity, { at: LessThan(before) });
  const [oldest] = await manager.find(StoreSnapshotEntity, {
    order: { id: 'DESC' },
    skip: MAX_SNAPSHOTS,
    take: 1,
  });
  if (oldest) await manager.delete(StoreSnapshotEntity, { id: LessThan(oldest.id + 1) });
}
