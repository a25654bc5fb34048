import { type EntityManager, IsNull, Not } from 'typeorm';
import { SearchWatchEntity, WishEntity } from './wishes.repository.js';

/** Whether an item or search that an account watches is on sale for at most its price. */
export async function hasPriceHit(reader: EntityManager, accountId: number): Promise<boolean> {
  const where = { accountId, hitAt: Not(IsNull()) };
  return (await reader.existsBy(WishEntity, where)) || reader.existsBy(SearchWatchEntity, where);
}
