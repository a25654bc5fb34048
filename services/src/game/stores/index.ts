import { CreateStores1780000002000 } from './create-stores.migration.js';
import { StoreEntity, StoreItemEntity, StoreSnapshotEntity } from './store.entities.js';

export * from './open-store.js';
export { StoreArchive } from './store-archive.js';
export * from './store.entities.js';
export { recordedEquipment } from './stored-stats.js';

export const storeEntities = [StoreEntity, StoreItemEntity, StoreSnapshotEntity];

export const storeMigrations = [CreateStores1780000002000];
