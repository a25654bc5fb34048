import { Table, TableIndex } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { big, primary, integer, TABLE_ENGINE, varchar } from '../../../platform/persistence/index.js';

/** Counts of each hour, and what admins narrow a log by. */
export class CreateLogHours1780000010000 implements MigrationInterface {
  readonly name = 'CreateLogHours1780000010000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(new Table({ engine: TABLE_ENGINE, ...table }), true);
    for (const [table, indexes] of Object.entries(INDEXES))
      await runner.createIndices(
        table,
        Object.entries(indexes).map(([name, columnNames]) => new TableIndex({ name, columnNames })),
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, indexes] of Object.entries(INDEXES))
      for (const name of Object.keys(indexes)) await runner.dropIndex(table, name);
    for (const { name } of TABLES.toReversed()) await runner.dropTable(name);
  }
}

const TABLES = [
  {
    name: 'portal_log_hour',
    columns: [
      primary(varchar('log', 16)),
      primary(integer('hour')),
      primary(varchar('kind', 64)),
      big('row_count'),
      big('amount'),
      big('largest'),
    ],
  },
  { name: 'portal_log_progress', columns: [primary(varchar('log', 16)), big('counted_until')] },
];

const INDEXES: Readonly<Record<string, Readonly<Record<string, string[]>>>> = {
  portal_boss_log: {
    portal_boss_log_boss: ['boss_type', 'at'],
    portal_boss_log_frequency: ['frequency', 'at'],
    portal_boss_log_boss_frequency: ['boss_type', 'frequency', 'at'],
  },
  portal_scroll_log: { portal_scroll_log_success: ['success', 'at'] },
  portal_nx_log: { portal_nx_log_type: ['type', 'at'] },
  portal_inkwell_log: { portal_inkwell_log_currency: ['currency', 'at'] },
  portal_vote: { portal_vote_account_confirmed: ['account_id', 'confirmed_at'] },
  portal_audit: { portal_audit_actor: ['actor_account_id', 'id'] },
};
