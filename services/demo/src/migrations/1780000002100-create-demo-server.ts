import { SchemaMigration, tablesOf } from '@portico/services/platform/persistence';

export class CreateDemoServer1780000002100 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_demo_server: name varchar(32) key, is_wanted_online tinyint, holder varchar(36) null,
      expires_at bigint;
  `);
}
