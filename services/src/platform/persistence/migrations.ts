import { createHash } from 'node:crypto';
import { MigrationExecutor } from 'typeorm';
import type { DataSource, QueryRunner } from 'typeorm';
import { StartupError } from '../errors/index.js';

const LOCK_SECONDS = 60;

/**
 * Runs the migrations of a server that have not run yet. DDL commits by itself there, so a lock and not the transaction
 * keeps two processes apart; migrations create what is missing alone, and one that was killed is repeated.
 */
export async function migrateServer(writer: DataSource): Promise<void> {
  const runner = writer.createQueryRunner();
  const lock = lockName(String(writer.options.database));
  try {
    if (await isHeldByAnother(runner, lock))
      throw new StartupError('Another process is still creating the tables portal_*');
    try {
      await execute(writer, runner);
    } finally {
      await runner.query('SELECT RELEASE_LOCK(?)', [lock]).catch(() => undefined);
    }
  } finally {
    await runner.release();
  }
}

/** A cluster may refuse such locks; there the tables themselves decide who was first. */
async function isHeldByAnother(runner: QueryRunner, lock: string): Promise<boolean> {
  try {
    const [row] = await runner.query('SELECT GET_LOCK(?, ?) AS isOurs', [lock, LOCK_SECONDS]);
    return Number(row?.isOurs) === 0;
  } catch {
    return false;
  }
}

/** The same for the embedded database, where one transaction holds the whole of it. */
export async function migrateEmbedded(writer: DataSource): Promise<void> {
  const runner = writer.createQueryRunner();
  await runner.startTransaction();
  try {
    await execute(writer, runner);
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  }
}

async function execute(writer: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(writer, runner);
  executor.transaction = 'each';
  await executor.executePendingMigrations();
}

/** Names of locks are those of the whole server, and short. */
function lockName(database: string): string {
  return `portico ${createHash('sha1').update(database).digest('hex')}`;
}
