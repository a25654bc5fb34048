import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createMissingIndexes } from '../../../platform/persistence/index.js';

const INDEXES = [
  { table: 'portal_audit', name: 'portal_audit_network', columnNames: ['network', 'account_id'] },
  { table: 'portal_session', name: 'portal_session_network', columnNames: ['network', 'account_id'] },
];

/** Accounts by the network that they sign in from. */
export class AddNetworkIndexes1780000012100 implements MigrationInterface {
  readonly name = 'AddNetworkIndexes1780000012100';

  up(runner: QueryRunner): Promise<void> {
    return createMissingIndexes(runner, INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, name } of INDEXES) await runner.dropIndex(table, name);
  }
}
