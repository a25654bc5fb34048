import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TABLE_ENGINE } from '../../../platform/persistence/index.js';

export class CreateErrorCount1780000005000 implements MigrationInterface {
  readonly name = 'CreateErrorCount1780000005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'portal_error_count',
        engine: TABLE_ENGINE,
        columns: [
          { name: 'hour_at', type: 'bigint', isPrimary: true },
          { name: 'remote', type: 'varchar', length: '41', isPrimary: true },
          { name: 'version', type: 'varchar', length: '80', isPrimary: true },
          { name: 'fingerprint', type: 'varchar', length: '16', isPrimary: true },
          { name: 'message', type: 'varchar', length: '200' },
          { name: 'place', type: 'varchar', length: '160' },
          { name: 'occurrences', type: 'bigint' },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_error_count');
  }
}
