import { setTimeout as wait } from 'node:timers/promises';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { withMigrationLock } from './migration-lock.js';

const LOOK_MS = 500;

/**
 * Runs the migrations of a server that have not run yet. DDL commits by itself there, so a lock and not the transaction
 * keeps two processes apart; migrations create what is missing alone, and one that was killed is repeated.
 */
export async function migrateServer(writer: DataSource): Promise<void> {
  if (await isMigrated(writer)) return;
  await withMigrationLock(writer, async (keepLock) => {
    const executor = new MigrationExecutor(writer);
    for (const migration of await executor.getPendingMigrations()) {
      await keepLock();
      await executor.executeMigration(migration);
    }
  });
}

/** The same for the embedded database, where one transaction holds the whole of it. */
export async function migrateEmbedded(writer: DataSource): Promise<void> {
  const runner = writer.createQueryRunner();
  await runner.startTransaction();
  try {
    const executor = new MigrationExecutor(writer, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  }
}

/** Waits until another process has run the migrations. */
export async function waitForMigrations(writer: DataSource): Promise<void> {
  while (!(await isMigrated(writer))) await wait(LOOK_MS);
}

async function isMigrated(writer: DataSource): Promise<boolean> {
  return (await new MigrationExecutor(writer).getPendingMigrations()).length === 0;
}
