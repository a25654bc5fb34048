import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { TABLE_ENGINE } from '@portico/services/platform/persistence';

export class CreateDemoServer1780000002100 implements MigrationInterface {
  readonly name = 'CreateDemoServer1780000002100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'portal_demo_server',
        engine: TABLE_ENGINE,
        columns: [
          { name: 'name', type: 'varchar', length: '32', isPrimary: true },
          { name: 'is_wanted_online', type: 'tinyint' },
          { name: 'holder', type: 'varchar', length: '36', isNullable: true },
          { name: 'expires_at', type: 'bigint' },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_demo_server');
  }
}
