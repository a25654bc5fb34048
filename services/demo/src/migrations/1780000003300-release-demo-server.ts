import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { CreateDemoServer1780000002100 } from './1780000002100-create-demo-server.js';
import { TABLE_ENGINE } from '@portico/services/platform/persistence';

/** The lease in `portal_lease` names the process that lets the world live, as with every other job; the one row here starts again. */
export class ReleaseDemoServer1780000003300 implements MigrationInterface {
  readonly name = 'ReleaseDemoServer1780000003300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_demo_server');
    await runner.createTable(
      new Table({
        name: 'portal_demo_server',
        engine: TABLE_ENGINE,
        columns: [
          { name: 'name', type: 'varchar', length: '32', isPrimary: true },
          { name: 'is_wanted_online', type: 'tinyint' },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_demo_server');
    await new CreateDemoServer1780000002100().up(runner);
  }
}
