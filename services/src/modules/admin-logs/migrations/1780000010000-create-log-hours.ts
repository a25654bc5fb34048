import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

/** Adds the counts per hour, and the indexes for the filters of admins. */
export class CreateLogHours1780000010000 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_log_hour: log varchar(16) key, hour int key, kind varchar(64) key, row_count bigint,
      amount bigint, largest bigint;
    portal_log_progress: log varchar(16) key, counted_until bigint;
  `);

  override readonly indexes = [
    { table: 'portal_boss_log', name: 'portal_boss_log_boss', columnNames: ['boss_type', 'at'] },
    { table: 'portal_boss_log', name: 'portal_boss_log_frequency', columnNames: ['frequency', 'at'] },
    {
      table: 'portal_boss_log',
      name: 'portal_boss_log_boss_frequency',
      columnNames: ['boss_type', 'frequency', 'at'],
    },
    { table: 'portal_scroll_log', name: 'portal_scroll_log_success', columnNames: ['success', 'at'] },
    { table: 'portal_nx_log', name: 'portal_nx_log_type', columnNames: ['type', 'at'] },
    { table: 'portal_inkwell_log', name: 'portal_inkwell_log_currency', columnNames: ['currency', 'at'] },
    {
      table: 'portal_vote',
      name: 'portal_vote_account_confirmed',
      columnNames: ['account_id', 'confirmed_at'],
    },
    { table: 'portal_audit', name: 'portal_audit_actor', columnNames: ['actor_account_id', 'id'] },
  ];
}
