import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { big, integer, nullable, primary, TABLE_ENGINE, varchar } from '../../platform/persistence/index.js';

const TABLE = 'portal_drop_version';

/** A row that changes whenever the portal edits drops. */
export class CreateDropVersion1780000013100 implements MigrationInterface {
  readonly name = 'CreateDropVersion1780000013100';

  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: TABLE,
      engine: TABLE_ENGINE,
      columns: [
        primary(varchar('name', 32)),
        integer('version'),
        nullable(big('monsters_edited_at')),
        nullable(big('reactors_edited_at')),
        nullable(big('reloaded_at')),
      ],
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}
