import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@portico/domain';
import { MigrationExecutor, Table, TableColumn, TableIndex } from 'typeorm';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { StartupError } from '../errors/index.js';
import { isAlreadyCreated, isBusy, isConflict } from './failures.js';
import type { Engine } from './schema.js';
import { type Additions, additionsOf, TABLE_ENGINE } from './table-columns.js';

/**
 * A migration that lists what it adds. It creates only what is missing, because a server keeps each change at once
 * and an interrupted migration runs again. Reverting happens in the opposite order.
 */
class SchemaMigration implements MigrationInterface {
  private readonly added: Additions;

  constructor(
    readonly name: string,
    text: string,
  ) {
    this.added = additionsOf(text);
  }

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(this.added.columns))
      for (const column of columns)
        if (!(await runner.hasColumn(table, column.name)))
          await runner.addColumn(table, new TableColumn(column));
    for (const table of this.added.tables)
      await runner.createTable(new Table({ engine: TABLE_ENGINE, ...table }), true);
    await createMissingIndexes(runner, this.added.indexes);
  }

  async down(runner: QueryRunner): Promise<void> {
    const { columns: byTable, tables, indexes } = this.added;
    for (const { table, name } of indexes.toReversed()) await runner.dropIndex(table, name);
    for (const { name } of tables.toReversed()) await runner.dropTable(name);
    for (const [table, columns] of Object.entries(byTable))
      for (const { name } of columns.toReversed()) await runner.dropColumn(table, name);
  }
}

/** The migration of a name, which ends in its time. What it adds is in the words of `additionsOf`. */
export function migration(name: string, text: string): new () => SchemaMigration {
  const Named = class extends SchemaMigration {
    constructor() {
      super(name, text);
    }
  };
  return Object.defineProperty(Named, 'name', { value: name });
}

/** Migrations by name, each with what it adds in the words of `additionsOf`. */
export function migrationsOf(texts: Readonly<Record<string, string>>): (new () => MigrationInterface)[] {
  return Object.entries(texts).map(([name, text]) => migration(name, text));
}

/** Creates missing indexes. MariaDB keeps each at once, so an interrupted migration finds some on the next start. */
export async function createMissingIndexes(
  runner: QueryRunner,
  indexes: Additions['indexes'],
): Promise<void> {
  for (const { table, ...index } of indexes) {
    const known = await runner.getTable(table);
    if (known?.indices.some(({ name }) => name === index.name) === true) continue;
    await runner.createIndex(table, new TableIndex(index));
  }
}

export const MIGRATION_LOCK_TABLE = 'portal_migration_lock';

const HOLD_SECONDS = 15;
const RENEW_MS = 4000;
const LOOK_MS = 200;
const GIVE_UP_MS = 10 * MINUTE_MS;

/**
 * Runs `work` in one process at a time; `keep` throws once another process has the lock. The lock is a row, because
 * all nodes of a cluster agree on it, while each of them grants `GET_LOCK`. Its holder renews it; the lock of a
 * killed process ends after 15 s, by the clock of the database.
 */
async function withMigrationLock(writer: DataSource, work: (keep: () => Promise<void>) => Promise<void>) {
  const holder = randomUUID();
  await writer.query(
    `CREATE TABLE IF NOT EXISTS ${MIGRATION_LOCK_TABLE} ` +
      `(id INT NOT NULL PRIMARY KEY, holder VARCHAR(36) NOT NULL, expires_at BIGINT NOT NULL) ENGINE=${TABLE_ENGINE}`,
  );
  await waitForLock(writer, holder);
  const renewing = setInterval(() => void hold(writer, holder).catch(() => undefined), RENEW_MS);
  try {
    await work(async () => {
      if (!(await hold(writer, holder)))
        throw new StartupError('Another process has taken over the migrations');
    });
  } finally {
    clearInterval(renewing);
    await free(writer, holder).catch(() => undefined);
  }
}

async function waitForLock(writer: DataSource, holder: string): Promise<void> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  while (!(await hold(writer, holder))) {
    if (performance.now() >= giveUpAt)
      throw new StartupError('Another process is still creating the portal_* tables');
    await wait(LOOK_MS);
  }
}

/** Takes or renews the lock; false while another process has it. */
async function hold(writer: DataSource, holder: string): Promise<boolean> {
  try {
    await writer.query(`INSERT IGNORE INTO ${MIGRATION_LOCK_TABLE} VALUES (1, '', 0)`);
    const { affectedRows } = await writer.query<{ affectedRows: number }>(
      `UPDATE ${MIGRATION_LOCK_TABLE} SET holder = ?, expires_at = UNIX_TIMESTAMP() + ?
       WHERE id = 1 AND (holder = ? OR expires_at <= UNIX_TIMESTAMP())`,
      [holder, HOLD_SECONDS, holder],
    );
    return affectedRows === 1;
  } catch (error) {
    // Another node was first.
    if (isConflict(error)) return false;
    throw error;
  }
}

async function free(writer: DataSource, holder: string): Promise<void> {
  await writer.query(`UPDATE ${MIGRATION_LOCK_TABLE} SET expires_at = 0 WHERE holder = ?`, [holder]);
}

const PENDING_LOOK_MS = 500;
const RACE_MS = 10_000;

/** Runs pending migrations. Retries for a while if another process runs them at the same moment. */
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
 * Runs pending migrations of a server. DDL commits by itself there, so a lock instead of the transaction keeps
 * processes apart; migrations create only what is missing, and a killed one runs again.
 */
async function migrateServer(writer: DataSource): Promise<void> {
  if (await isMigrated(writer)) return;
  await withMigrationLock(writer, async (keepLock) => {
    const executor = new MigrationExecutor(writer);
    for (const pending of await executor.getPendingMigrations()) {
      await keepLock();
      await executor.executeMigration(pending);
    }
  });
}

/** Runs pending migrations of the embedded database in one transaction. */
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
  while (!(await isMigrated(writer))) await wait(PENDING_LOOK_MS);
}

async function isMigrated(writer: DataSource): Promise<boolean> {
  return (await new MigrationExecutor(writer).getPendingMigrations()).length === 0;
}
