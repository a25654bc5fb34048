import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

export class CreateAccountNotes1780000017300 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_account_note: id serial, account_id int, at bigint, author_id int, kind varchar(8),
      text varchar(500);
    index portal_account_note_account: account_id, id;
  `);
}
