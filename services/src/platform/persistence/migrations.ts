import { setTimeout as wait } from 'node:timers/promises';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { isAlreadyCreated, isBusy } from './failures.js';
import type { Engine } from './schema.js';
import { withMigrationLock } from './migration-lock.js';

const LOOK_MS = 500;
const RACE_MS = 10_000;

/** Runs pending migrations. Retries for a while when another process runs them at the same moment. */
export async function applyMigrations(writer: DataSource, engine: Engine): Promise<void> {
  const giveUpAt = performance.now() + RACE_MS;
  for (;;) {
    try {
      return await (engine === 'sqlite' ? migrateEmbedded : migrateServer)(writer);
    } catch (error) {
      if (!(isBusy(error) || isAlreadyCreated(error)) || performance.now() >= giveUpAt) throw error;
    }
    await wait(50 + Math.random() * 200);
  }
}

/**
 * Runs the migrations of a server that have not run yet. DDL commits by itself there, so a lock and not the transaction
 * keeps two processes apart; migrations create what is missing alone, and one that was killed is repeated.
 */
async function migrateServer(writer: DataSource): Promise<void> {
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
async function migrateEmbedded(writer: DataSource): Promise<void> {
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
