import { big, growingKey, integer, SchemaMigration, varchar } from '../../../platform/persistence/index.js';

/** Notes of the staff about accounts. */
export class CreateAccountNotes1780000017300 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_account_note',
      columns: [
        growingKey(),
        integer('account_id'),
        big('at'),
        integer('author_id'),
        varchar('kind', 8),
        varchar('text', 500),
      ],
      indices: [{ name: 'portal_account_note_account', columnNames: ['account_id', 'id'] }],
    },
  ];
}
