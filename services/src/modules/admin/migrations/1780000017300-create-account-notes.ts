import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** Notes of the staff about accounts. */
export class CreateAccountNotes1780000017300 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_account_note',
      columns: columnsOf(`
        id serial, account_id int, at bigint, author_id int, kind varchar(8), text varchar(500)
      `),
      indices: [{ name: 'portal_account_note_account', columnNames: ['account_id', 'id'] }],
    },
  ];
}
