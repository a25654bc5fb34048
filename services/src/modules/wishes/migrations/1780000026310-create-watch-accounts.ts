import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

/** Adds how accounts are told of their watches, and how often they were told today. */
export class CreateWatchAccounts1780000026310 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_watch_account: account_id int key, is_mailed tinyint default 1, day_at bigint default 0,
      messages int default 0;
  `);
}
