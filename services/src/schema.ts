import { bridgeEntities, bridgeMigrations } from './game/bridge/index.js';
import { catalogEntities, catalogMigrations } from './game/catalog/index.js';
import { gameEntities } from './game/entities/index.js';
import { rankHistoryEntities, rankHistoryMigrations } from './game/rank-history/index.js';
import { recordEntities, recordMigrations } from './game/records/index.js';
import { storeEntities, storeMigrations } from './game/stores/index.js';
import { errorReportEntities, errorReportMigrations } from './modules/error-reports/index.js';
import { identityEntities, identityMigrations } from './modules/identity/index.js';
import { rankEntities, rankMigrations } from './modules/public/index.js';
import { jobEntities, jobMigrations } from './platform/jobs/index.js';
import type { DatabaseSchema } from './platform/persistence/index.js';

/** Every table the portal works with; only the `portal_*` ones have migrations. */
export const schema: DatabaseSchema = {
  entities: [
    ...gameEntities,
    ...catalogEntities,
    ...identityEntities,
    ...recordEntities,
    ...storeEntities,
    ...bridgeEntities,
    ...jobEntities,
    ...rankEntities,
    ...rankHistoryEntities,
    ...errorReportEntities,
  ],
  migrations: [
    ...catalogMigrations,
    ...identityMigrations,
    ...recordMigrations,
    ...storeMigrations,
    ...bridgeMigrations,
    ...jobMigrations,
    ...rankMigrations,
    ...rankHistoryMigrations,
    ...errorReportMigrations,
  ],
};
