import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/**
 * The only way to write. `run` is one transaction, and a nested `run` joins it. The work may run again after a
 * deadlock or a lost connection, so it must have no effect outside the database.
 */
export abstract class UnitOfWork {
  protected readonly scope = new TransactionScope();

  abstract run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;

  /** Runs one statement that writes; returns the number of changed rows. */
  async changed(write: (manager: EntityManager) => Promise<{ affected?: number | null }>): Promise<number> {
    return (await this.run(write)).affected ?? 0;
  }

  /** Runs a statement that writes one row; false if no row met its conditions. */
  async changedOne(write: Parameters<UnitOfWork['changed']>[0]): Promise<boolean> {
    return (await this.changed(write)) === 1;
  }

  /** Calls `act` after the current unit is committed, never if it is rolled back; outside a unit at once. */
  afterCommit(act: () => void): void {
    this.scope.afterCommit(act);
  }
}

interface OpenTransaction {
  manager: EntityManager;
  isOpen: boolean;
  afterCommit: (() => void)[];
}

/** Knows the transaction of the running code, so that a nested unit of work joins it. */
export class TransactionScope {
  private readonly storage = new AsyncLocalStorage<OpenTransaction>();
  private open = 0;

  get current(): EntityManager | undefined {
    const transaction = this.storage.getStore();
    return transaction?.isOpen ? transaction.manager : undefined;
  }

  /** Keeps the callback for the end of the open transaction; without one, calls it at once. */
  afterCommit(act: () => void): void {
    const transaction = this.storage.getStore();
    if (transaction?.isOpen) transaction.afterCommit.push(act);
    else act();
  }

  /** `afterCommit` takes callbacks for after the caller's commit. */
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
      // Work that was not awaited must not join a transaction that has ended.
      transaction.isOpen = false;
      this.open -= 1;
      // Up to Node 22, active async storage slows every promise of the process, also for readers.
      if (this.open === 0) this.storage.disable();
    }
  }
}
