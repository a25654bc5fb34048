import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

export class CreateBridgeCursor1780000024800 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_bridge_cursor: stream varchar(16) key, position varchar(48), moved_at bigint;
  `);
}
