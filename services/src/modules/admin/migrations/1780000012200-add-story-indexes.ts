import { TableIndex } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  { table: 'portal_ledger', name: 'portal_ledger_account_at' },
  { table: 'portal_audit', name: 'portal_audit_account_at' },
];

/** What happened to an account around a moment. */
export class AddStoryIndexes1780000012200 implements MigrationInterface {
  readonly name = 'AddStoryIndexes1780000012200';

  async up(runner: QueryRunner): Promise<void> {
    for (const { table, name } of INDEXES)
      await runner.createIndex(table, new TableIndex({ name, columnNames: ['account_id', 'at'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, name } of INDEXES) await runner.dropIndex(table, name);
  }
}
