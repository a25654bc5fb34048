import type { DataSource } from 'typeorm';

/** Enough to read pages of every table, few enough to take a millisecond. */
const ROWS_PER_TABLE = 200;

/** Reads a little of every table of the embedded database; throws what a visitor's call would fail with. */
export async function readProbe(reader: DataSource): Promise<void> {
  const tables = await reader.query<{ name: string }[]>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
  );
  for (const { name } of tables) {
    await reader.query(`SELECT COUNT(*) FROM (SELECT * FROM "${name}" LIMIT ${ROWS_PER_TABLE})`);
  }
}
