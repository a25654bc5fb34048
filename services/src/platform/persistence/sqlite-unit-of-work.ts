import { closeSync, fdatasync, openSync } from 'node:fs';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { AppError } from '../errors/index.js';
import type { Database } from './database.js';
import { isBusy } from './failures.js';
import { UnitOfWork } from './unit-of-work.js';

const GIVE_UP_MS = 10_000;

interface Committed<T> {
  result: T;
  afterCommit: readonly (() => void)[];
}

/**
 * One connection has one transaction, so units of work queue. Another process (an import, the creation of the demo world) is waited for
 * without blocking the event loop. The driver blocks it, so between two units other work gets a turn. A unit ends when its commit is on
 * the disk; others commit meanwhile.
 */
export class SqliteUnitOfWork extends UnitOfWork {
  private last: Promise<unknown> = Promise.resolve();
  private readonly disk: SharedFlush;

  constructor(
    private readonly database: Database,
    flushFile: (file: string) => Promise<void> = flushLog,
  ) {
    super();
    this.disk = new SharedFlush(() => flushFile(String(database.source('writer').options.database)));
  }

  override async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const joined = this.scope.current;
    if (joined) return work(joined);
    const transaction = this.last.then(() => this.transact(work));
    this.last = transaction.catch(() => undefined).then(() => nextTurn());
    const { result, afterCommit } = await transaction;
    await this.disk.flush();
    for (const act of afterCommit) act();
    return result;
  }

  private async transact<T>(work: (manager: EntityManager) => Promise<T>): Promise<Committed<T>> {
    const writer = this.database.source('writer');
    if (!writer.isInitialized) await writer.initialize();
    const runner = writer.createQueryRunner();
    await retryWhileBusy(() => runner.startTransaction());
    try {
      const afterCommit: (() => void)[] = [];
      const result = await this.scope.run(runner.manager, work, afterCommit);
      await retryWhileBusy(() => runner.commitTransaction());
      return { result, afterCommit };
    } catch (error) {
      await undo(runner, writer);
      throw error;
    }
  }
}

/**
 * SQLite may have rolled back by itself (a full disk, a failed write). TypeORM's single runner would then believe
 * that it is still open, and treat every later unit as part of that transaction. So a new runner is made.
 */
async function undo(runner: QueryRunner, writer: DataSource): Promise<void> {
  try {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
  } catch {
    await writer.destroy();
  }
}

async function retryWhileBusy(step: () => Promise<void>): Promise<void> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() >= giveUpAt) throw new AppError('database.unavailable');
      await wait(10 + Math.random() * 40);
    }
  }
}

/** Callers during a flush share the next one, because the running one may have missed their commits. */
class SharedFlush {
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly start: () => Promise<void>) {}

  flush(): Promise<void> {
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.running = this.next ?? this.running;
        this.next = undefined;
        return this.start();
      });
    return this.next;
  }
}

/** Brings the log of a database to the disk. SQLite itself would block the event loop for each commit. */
async function flushLog(file: string): Promise<void> {
  const log = openSync(`${file}-wal`, 'r+');
  try {
    await promisify(fdatasync)(log);
  } finally {
    closeSync(log);
  }
}
