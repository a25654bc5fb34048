import type { EntityManager } from 'typeorm';

/**
 * The only way to write. `run` is one transaction: all of it happens or nothing. A `run` inside another joins it.
 * The work may be executed again after a deadlock or a lost connection, so it does nothing outside the database.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;

  /** Acts once the current unit is committed, and never when it is rolled back; at once outside of a unit. */
  afterCommit(act: () => void): void {
    act();
  }
}
