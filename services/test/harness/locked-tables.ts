import type { TestApi } from './start-api.js';

/** Runs `work` while a connection of MariaDB keeps all others from these tables: reads of them take longer than they may. */
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
