import { type QueryRunner, TableIndex } from 'typeorm';

/** An index of a table that another migration made. */
export interface AddedIndex {
  table: string;
  name: string;
  columnNames: string[];
  isUnique?: boolean;
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
