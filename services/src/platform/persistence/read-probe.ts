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

/** Oldest servers with the row formats, locks and statements that the portal needs. */
const LEAST = { MariaDB: [10, 6], MySQL: [8, 0] } as const;

/** Why a server is too old, by what it says of itself (`SELECT VERSION()`), as a part of a sentence; undefined for one that is not. */
export function versionFault(version: string): string | undefined {
  const name = /mariadb/i.test(version) ? 'MariaDB' : 'MySQL';
  // MariaDB puts the version of an old MySQL before its own, for clients that compare.
  const numbers = /(\d+)\.(\d+)/.exec(version.replace(/^5\.5\.5-/, ''));
  if (numbers === null) return undefined;
  const [major, minor] = [Number(numbers[1]), Number(numbers[2])];
  const [leastMajor, leastMinor] = LEAST[name];
  const isOld = major < leastMajor || (major === leastMajor && minor < leastMinor);
  return isOld ? `is ${name} ${major}.${minor}, and the portal needs MariaDB 10.6 or MySQL 8` : undefined;
}
