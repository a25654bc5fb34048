import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { big, growingKey, integer, TABLE_ENGINE, varchar } from '../../../platform/persistence/index.js';

const TABLE = {
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
};

/** Notes of the staff about accounts. */
export class CreateAccountNotes1780000017300 implements MigrationInterface {
  readonly name = 'CreateAccountNotes1780000017300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table({ engine: TABLE_ENGINE, ...TABLE }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE.name);
  }
}
