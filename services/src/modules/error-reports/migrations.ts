import { migrationsOf } from '../../platform/persistence/index.js';

export const errorReportMigrations = migrationsOf({
  CreateErrorCount1780000005000: `
    portal_error_count: hour_at bigint key, remote varchar(41) key, version varchar(80) key,
      fingerprint varchar(16) key, message varchar(200), place varchar(160), occurrences bigint;
  `,
});
