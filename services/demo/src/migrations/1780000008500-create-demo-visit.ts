import { SchemaMigration, tablesOf } from '@portico/services/platform/persistence';

export class CreateDemoVisit1780000008500 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_demo_visit: account_id int key, character_id int, entered_at bigint, memory text;
  `);
}
