import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager, QueryRunner } from 'typeorm';
import { AppError } from '../errors/index.js';
import type { Database } from './database.js';
import { isConflict, isConnectionLost } from './failures.js';
import { LOCK_WAIT_SECONDS } from './mysql-session.js';
import { UnitOfWork } from './unit-of-work.js';

const ATTEMPTS = 6;

/** A unit that waited this long for a lock fails instead of waiting again. */
const GIVE_UP_MS = LOCK_WAIT_SECONDS * 1000;

/** A commit without an answer may have succeeded, so the unit does not run again. */
class UnknownOutcome extends AppError {
  constructor() {
    super('database.unavailable');
  }
}

/** Runs the whole unit again, after a growing random pause, on a deadlock, lock timeout or lost connection. */
export class MysqlUnitOfWork extends UnitOfWork {
  constructor(private readonly database: Database) {
    super();
  }

  override async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const joined = this.scope.current;
    if (joined) return work(joined);
    const giveUpAt = performance.now() + GIVE_UP_MS;
    for (let attempt = 1; ; attempt++) {
      try {
        const result = await this.transact(work);
        this.database.noticeWritten();
        return result;
      } catch (error) {
        const isLast = attempt >= ATTEMPTS || performance.now() >= giveUpAt;
        if (isLast || !(isConflict(error) || isConnectionLost(error))) {
          this.database.notice(error);
          throw error;
        }
      }
      await wait(2 ** attempt * (5 + Math.random() * 10));
    }
  }

  private async transact<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.database.source('writer').createQueryRunner();
    try {
      await runner.startTransaction();
      const afterCommit: (() => void)[] = [];
      const result = await this.scope.run(runner.manager, work, afterCommit);
      await commit(runner);
      for (const act of afterCommit) act();
      return result;
    } catch (error) {
      if (runner.isTransactionActive) await rollback(runner);
      throw error;
    } finally {
      await runner.release();
    }
  }
}

async function commit(runner: QueryRunner): Promise<void> {
  try {
    await runner.commitTransaction();
  } catch (error) {
    if (isConnectionLost(error)) throw new UnknownOutcome();
    throw error;
  }
}

/** A connection that returns to the pool with an open transaction would commit it by starting the next one. */
async function rollback(runner: QueryRunner): Promise<void> {
  try {
    await runner.rollbackTransaction();
  } catch (error) {
    // A lost connection has ended its transaction too.
    if (!isConnectionLost(error)) throw error;
  }
}
