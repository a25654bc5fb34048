import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TABLE_ENGINE } from '../../persistence/index.js';

export class CreateLease1780000003000 implements MigrationInterface {
  readonly name = 'CreateLease1780000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'portal_lease',
        engine: TABLE_ENGINE,
        columns: [
          { name: 'name', type: 'varchar', length: '32', isPrimary: true },
          { name: 'holder', type: 'varchar', length: '36' },
          { name: 'fence', type: 'bigint' },
          { name: 'expires_at', type: 'bigint' },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_lease');
  }
}
