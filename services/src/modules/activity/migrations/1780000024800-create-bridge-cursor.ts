import { big, primary, SchemaMigration, varchar } from '../../../platform/persistence/index.js';

export class CreateBridgeCursor1780000024800 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_bridge_cursor',
      columns: [primary(varchar('stream', 16)), varchar('position', 48), big('moved_at')],
    },
  ];
}
