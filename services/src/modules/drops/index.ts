import { DropChangeEntity, DropChangeSetEntity } from './change-sets/change-set.entities.js';

export { ChangelogService } from './changelog/changelog.service.js';
export { toDropRow } from './drop-tables.js';
export { DropsModule } from './drops.module.js';
export { DropChangeEntity, DropChangeSetEntity };

export const dropEntities = [DropChangeSetEntity, DropChangeEntity];

export { dropMigrations } from './migrations.js';
