import {
  Table,
  TableColumn,
  type MigrationInterface,
  type QueryRunner,
  type TableColumnOptions,
  type TableIndexOptions,
  type TableOptions,
  TableIndex,
} from 'typeorm';
import { TABLE_ENGINE } from './table-columns.js';

interface AddedIndex {
  table: string;
  name: string;
  columnNames: string[];
  isUnique?: boolean;
}

export interface CreatedTable extends Pick<TableOptions, 'name'> {
  columns: TableColumnOptions[];
  indices?: TableIndexOptions[];
}

/**
 * A migration that says what it adds. It creates what is missing alone, because a server keeps each change at once and one
 * that was ended within runs again. Taken back, all goes in the opposite order.
 */
export abstract class SchemaMigration implements MigrationInterface {
  /** Columns that tables of earlier migrations gain, by table. */
  readonly columns: Readonly<Record<string, readonly TableColumnOptions[]>> = {};
  readonly tables: readonly CreatedTable[] = [];
  /** Indexes that tables of earlier migrations gain. */
  readonly indexes: readonly AddedIndex[] = [];

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(this.columns))
      for (const column of columns)
        if (!(await runner.hasColumn(table, column.name)))
          await runner.addColumn(table, new TableColumn(column));
    for (const table of this.tables)
      await runner.createTable(new Table({ engine: TABLE_ENGINE, ...table }), true);
    await createMissingIndexes(runner, this.indexes);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, name } of this.indexes.toReversed()) await runner.dropIndex(table, name);
    for (const { name } of this.tables.toReversed()) await runner.dropTable(name);
    for (const [table, columns] of Object.entries(this.columns))
      for (const { name } of columns.toReversed()) await runner.dropColumn(table, name);
  }
}

/** Creates indexes that are not there. MariaDB keeps each at once: a migration that was ended within finds some on the next start. */
export async function createMissingIndexes(
  runner: QueryRunner,
  indexes: readonly AddedIndex[],
): Promise<void> {
  for (const { table, ...index } of indexes) {
    const known = await runner.getTable(table);
    if (known?.indices.some(({ name }) => name === index.name) === true) continue;
    await runner.createIndex(table, new TableIndex(index));
  }
}
