import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TABLE_ENGINE } from '../../../platform/persistence/index.js';

export class CreateSession1780000000100 implements MigrationInterface {
  readonly name = 'CreateSession1780000000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'portal_session',
        engine: TABLE_ENGINE,
        columns: [
          { name: 'id', type: 'varchar', length: '36', isPrimary: true },
          { name: 'account_id', type: 'integer' },
          { name: 'created_at', type: 'bigint' },
          { name: 'last_seen_at', type: 'bigint' },
          { name: 'expires_at', type: 'bigint' },
          { name: 'revoked_at', type: 'bigint', isNullable: true },
        ],
        indices: [
          { name: 'portal_session_account', columnNames: ['account_id'] },
          { name: 'portal_session_expires', columnNames: ['expires_at'] },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_session');
  }
}
