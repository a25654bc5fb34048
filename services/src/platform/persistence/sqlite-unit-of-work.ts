import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { AppError } from '../errors/index.js';
import type { Database } from './database.js';
import { isBusy } from './failures.js';
import { UnitOfWork } from './unit-of-work.js';

const GIVE_UP_MS = 10_000;

/**
 * One connection has one transaction, so units of work queue. Another process (an import, the creation of the demo world) is waited for
 * without blocking the event loop. The driver blocks it, so between two units other work gets a turn.
 */
export class SqliteUnitOfWork extends UnitOfWork {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly database: Database) {
    super();
  }

  override run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const joined = this.scope.current;
    if (joined) return work(joined);
    const result = this.last.then(() => this.transact(work));
    this.last = result.catch(() => undefined).then(() => nextTurn());
    return result;
  }

  private async transact<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const writer = this.database.source('writer');
    if (!writer.isInitialized) await writer.initialize();
    const runner = writer.createQueryRunner();
    await retryWhileBusy(() => runner.startTransaction());
    try {
      const afterCommit: (() => void)[] = [];
      const result = await this.scope.run(runner.manager, work, afterCommit);
      await retryWhileBusy(() => runner.commitTransaction());
      for (const act of afterCommit) act();
      return result;
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
