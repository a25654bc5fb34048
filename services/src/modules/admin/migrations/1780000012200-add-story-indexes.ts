import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createMissingIndexes } from '../../../platform/persistence/index.js';

const INDEXES = [
  { table: 'portal_ledger', name: 'portal_ledger_account_at', columnNames: ['account_id', 'at'] },
  { table: 'portal_audit', name: 'portal_audit_account_at', columnNames: ['account_id', 'at'] },
];

/** Indexes for the events of an account around a moment. */
export class AddStoryIndexes1780000012200 implements MigrationInterface {
  readonly name = 'AddStoryIndexes1780000012200';

  up(runner: QueryRunner): Promise<void> {
    return createMissingIndexes(runner, INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, name } of INDEXES) await runner.dropIndex(table, name);
  }
}
