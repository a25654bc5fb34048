import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { MIGRATIONS_TABLE } from '../schema.js';

const INDEX = new TableIndex({ name: 'portal_migrations_name', columnNames: ['name'], isUnique: true });

/** Removes duplicates: processes that migrated at once on several nodes of a cluster recorded some migrations more than once. */
export class NameEachMigrationOnce1780000019000 implements MigrationInterface {
  readonly name = 'NameEachMigrationOnce1780000019000';

  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable(MIGRATIONS_TABLE);
    if (table?.indices.some(({ name }) => name === INDEX.name)) return;
    await runner.query(
      `DELETE FROM ${MIGRATIONS_TABLE} WHERE id NOT IN
       (SELECT first FROM (SELECT MIN(id) AS first FROM ${MIGRATIONS_TABLE} GROUP BY name) AS kept)`,
    );
    await runner.createIndex(MIGRATIONS_TABLE, INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(MIGRATIONS_TABLE, INDEX);
  }
}
