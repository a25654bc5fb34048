import type { EntityManager } from 'typeorm';
import { createGameTables } from '../../src/game/stock-schema/index.js';
import { UnitOfWork } from '../../src/platform/persistence/index.js';
import { insertAccount, insertCharacter, insertGoods } from '../harness/rows.js';

const PEOPLE = 40;

/** A real account that no simulation may play. */
export const VISITOR = PEOPLE + 1;

const OWNERS = [31, 32, 33];

/** Values of the equipment that is on sale. */
export const OAR = { upgradeslots: 2, level: 5, str: 3, watk: 84 };

/** Fails the given number of times, and repeats each unit if told to, as after a deadlock. */
export class UnsteadyUnitOfWork extends UnitOfWork {
  failures = 0;
  isRepeating = false;

  constructor(private readonly real: UnitOfWork) {
    super();
  }

  override async run<T>(work: Parameters<typeof this.real.run<T>>[0]): Promise<T> {
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('the database is busy');
    }
    if (!this.isRepeating) return this.real.run(work);
    return this.real.run(async (manager) => {
      await work(manager);
      return work(manager);
    });
  }
}

/** Forty people and a visitor, three of them in the game, three with an open store. */
export async function settleSmallTown(manager: EntityManager): Promise<void> {
  await createGameTables(manager);
  for (let id = 1; id <= PEOPLE; id++) {
    await insertAccount(manager, id, { password: '*', loggedin: id <= 3 ? 2 : 0 });
    const hasMerchant = OWNERS.includes(id) ? 1 : 0;
    await insertCharacter(manager, id, {
      accountid: id,
      level: 60,
      job: 110,
      meso: 50_000_000,
      HasMerchant: hasMerchant,
      MerchantMesos: 1000,
    });
  }
  await insertAccount(manager, VISITOR, { password: '$2y$12$of-a-visitor' });
  await insertCharacter(manager, VISITOR, { accountid: VISITOR });
  let goods = 0;
  for (const owner of OWNERS) {
    await insertGoods(manager, { id: ++goods, owner, itemId: 1_302_000, position: 1 }, OAR);
    await insertGoods(manager, {
      id: ++goods,
      owner,
      itemId: 2_000_000,
      quantity: 100,
      bundles: 50,
      position: 2,
    });
  }
}
