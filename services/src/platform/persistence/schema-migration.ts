import { Table, TableColumn } from 'typeorm';
import type {
  MigrationInterface,
  QueryRunner,
  TableColumnOptions,
  TableIndexOptions,
  TableOptions,
} from 'typeorm';
import { type AddedIndex, createMissingIndexes } from './create-missing-indexes.js';
import { TABLE_ENGINE } from './table-columns.js';

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
