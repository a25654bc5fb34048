import type { QueryRunner } from 'typeorm';
import { SchemaMigration, tablesOf } from '@portico/services/platform/persistence';
import { CreateDemoServer1780000002100 } from './1780000002100-create-demo-server.js';

/** `portal_lease` now says which process runs the world, as for every other job. The one row of this table is created again. */
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
