import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

export class CreateOnlineHidden1780000026100 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_online_hidden: account_id int key, hidden_at bigint;
  `);
}
