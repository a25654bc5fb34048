import type { TestApi } from './start-api.js';

/** Runs `work` while a MariaDB connection locks these tables: reads of them exceed their time limit. */
export async function whileLocked(
  { database }: TestApi,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const runner = database.source('writer').createQueryRunner();
  await runner.query(`LOCK TABLES ${tables.map((table) => `${table} WRITE`).join(', ')}`);
  try {
    await work();
  } finally {
    await runner.query('UNLOCK TABLES');
    await runner.release();
  }
}
