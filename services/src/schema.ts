import { catalogEntities, catalogMigrations } from './game/catalog/index.js';
import { gameEntities } from './game/entities/index.js';
import { recordEntities, recordMigrations } from './game/records/index.js';
import { identityEntities, identityMigrations } from './modules/identity/index.js';
import type { DatabaseSchema } from './platform/persistence/index.js';

/** Every table the portal works with; only the `portal_*` ones have migrations. */
export const schema: DatabaseSchema = {
  entities: [...gameEntities, ...catalogEntities, ...identityEntities, ...recordEntities],
  migrations: [...catalogMigrations, ...identityMigrations, ...recordMigrations],
};
