import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/**
 * The only way to write. `run` is one transaction: all of it happens or nothing. A `run` inside another joins it.
 * The work may be executed again after a deadlock or a lost connection, so it does nothing outside the database.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;

  /** Runs one statement that writes; tells how many rows it changed. */
  async changed(write: (manager: EntityManager) => Promise<{ affected?: number | null }>): Promise<number> {
    return (await this.run(write)).affected ?? 0;
  }

  /** Runs a statement that writes one row; answers false where the row is not as the statement asks. */
  async changedOne(write: Parameters<UnitOfWork['changed']>[0]): Promise<boolean> {
    return (await this.changed(write)) === 1;
  }

  /** Acts once the current unit is committed, and never when it is rolled back; at once outside of a unit. */
  afterCommit(act: () => void): void {
    act();
  }
}

interface OpenTransaction {
  manager: EntityManager;
  isOpen: boolean;
  afterCommit: (() => void)[];
}

/** Knows the transaction that the running code is part of, so that a nested unit of work joins it. */
export class TransactionScope {
  private readonly storage = new AsyncLocalStorage<OpenTransaction>();
  private open = 0;

  get current(): EntityManager | undefined {
    const transaction = this.storage.getStore();
    return transaction?.isOpen ? transaction.manager : undefined;
  }

  /** Keeps it for the end of the open transaction; acts at once where there is none. */
  afterCommit(act: () => void): void {
    const transaction = this.storage.getStore();
    if (transaction?.isOpen) transaction.afterCommit.push(act);
    else act();
  }

  /** `afterCommit` takes what is to be done once the caller has committed. */
  async run<T>(
    manager: EntityManager,
    work: (manager: EntityManager) => Promise<T>,
    afterCommit: (() => void)[] = [],
  ): Promise<T> {
    const transaction: OpenTransaction = { manager, isOpen: true, afterCommit };
    this.open += 1;
    try {
      return await this.storage.run(transaction, () => work(manager));
    } finally {
      // Work that no one awaited must not slip into a transaction that has ended.
      transaction.isOpen = false;
      this.open -= 1;
      // Up to Node 22, an active storage slows every promise of the process down, also for readers.
      if (this.open === 0) this.storage.disable();
    }
  }
}
