import { catalogEntities, catalogMigrations } from './catalog/index.js';
import { gameEntities, presenceEntities, presenceMigrations } from './game/index.js';
import { activityEntities, activityMigrations } from './modules/activity/index.js';
import { adminEntities, adminMigrations } from './modules/admin/index.js';
import { adminLogEntities, adminLogMigrations } from './modules/admin-logs/index.js';
import { auditEntities, auditMigrations } from './modules/audit/index.js';
import { dashboardEntities } from './modules/dashboard/index.js';
import { dropEntities, dropMigrations } from './modules/drops/index.js';
import { errorReportEntities, errorReportMigrations } from './modules/error-reports/index.js';
import { identityEntities, identityMigrations } from './modules/identity/index.js';
import { ledgerEntities, ledgerMigrations } from './modules/ledger/index.js';
import { gameLogEntities, gameLogMigrations } from './modules/game-logs/index.js';
import { marketEntities, marketMigrations } from './modules/market/index.js';
import { newsEntities, newsMigrations } from './modules/news/index.js';
import { modeEntities, modeMigrations } from './modules/character-modes/index.js';
import { publicApiEntities, publicApiMigrations } from './modules/public-api/index.js';
import { pushEntities, pushMigrations } from './modules/push/index.js';
import { rankingEntities, rankingMigrations } from './modules/rankings/index.js';
import { releaseEntities, releaseMigrations } from './modules/releases/index.js';
import { votingEntities, votingMigrations } from './modules/voting/index.js';
import { wishEntities, wishMigrations } from './modules/wishes/index.js';
import { idempotencyEntities } from './platform/http/idempotency/index.js';
import { jobEntities, jobMigrations } from './platform/jobs/index.js';
import { type DatabaseSchema, persistenceMigrations } from './platform/persistence/index.js';
import type { PortalExtension } from './portal-extension.js';

/** Every table the portal works with. Only the `portal_*` tables have migrations. */
const PARTS: readonly [DatabaseSchema['entities'], DatabaseSchema['migrations']][] = [
  [[...gameEntities, ...dashboardEntities, ...idempotencyEntities], persistenceMigrations],
  [presenceEntities, presenceMigrations],
  [catalogEntities, catalogMigrations],
  [identityEntities, identityMigrations],
  [auditEntities, auditMigrations],
  [modeEntities, modeMigrations],
  [gameLogEntities, gameLogMigrations],
  [votingEntities, votingMigrations],
  [pushEntities, pushMigrations],
  [publicApiEntities, publicApiMigrations],
  [ledgerEntities, ledgerMigrations],
  [marketEntities, marketMigrations],
  [jobEntities, jobMigrations],
  [rankingEntities, rankingMigrations],
  [errorReportEntities, errorReportMigrations],
  [adminEntities, adminMigrations],
  [adminLogEntities, adminLogMigrations],
  [dropEntities, dropMigrations],
  [activityEntities, activityMigrations],
  [releaseEntities, releaseMigrations],
  [newsEntities, newsMigrations],
  [wishEntities, wishMigrations],
];

export const schema: DatabaseSchema = {
  entities: PARTS.flatMap(([entities]) => entities),
  migrations: PARTS.flatMap(([, migrations]) => migrations),
};

/** The portal's schema, with the tables of an extension. */
export function schemaWith(extension: PortalExtension | undefined): DatabaseSchema {
  if (extension === undefined) return schema;
  const { entities, migrations } = extension.schema;
  return { entities: [...schema.entities, ...entities], migrations: [...schema.migrations, ...migrations] };
}
