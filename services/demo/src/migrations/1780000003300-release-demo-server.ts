import type { QueryRunner } from 'typeorm';
import { SchemaMigration, tablesOf } from '@portico/services/platform/persistence';
import { CreateDemoServer1780000002100 } from './1780000002100-create-demo-server.js';

/** The lease in `portal_lease` names the process that lets the world live, as with every other job; the one row here starts again. */
export class ReleaseDemoServer1780000003300 extends SchemaMigration {
  override readonly tables = tablesOf('portal_demo_server: name varchar(32) key, is_wanted_online tinyint');

  override async up(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_demo_server');
    await super.up(runner);
  }

  override async down(runner: QueryRunner): Promise<void> {
    await super.down(runner);
    await new CreateDemoServer1780000002100().up(runner);
  }
}
