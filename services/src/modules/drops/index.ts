import { DropChangeEntity, DropChangeSetEntity } from './change-sets/change-set.entities.js';
import { CreateDropChangeSets1780000013000 } from './migrations/1780000013000-create-drop-change-sets.js';

export { ChangelogService } from './changelog/changelog.service.js';
export { toDropRow } from './drop-tables.js';
export { DropsModule } from './drops.module.js';
export { DropChangeEntity, DropChangeSetEntity };

export const dropEntities = [DropChangeSetEntity, DropChangeEntity];
export const dropMigrations = [CreateDropChangeSets1780000013000];
