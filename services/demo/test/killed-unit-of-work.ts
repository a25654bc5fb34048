import { UnitOfWork } from '@portico/services/platform/persistence';

/** Fails each time between its last statement and its commit. */
export class KilledUnitOfWork extends UnitOfWork {
  constructor(private readonly real: UnitOfWork) {
    super();
  }

  override run<T>(work: Parameters<typeof this.real.run<T>>[0]): Promise<T> {
    return this.real.run(async (manager) => {
      await work(manager);
      throw new Error('killed');
    });
  }
}
