import { IsNull, Not, type EntityManager } from 'typeorm';
import { WishEntity } from './wish.entity.js';

/** Whether a watched item of an account is on sale for no more than its price. */
export function hasPriceHit(reader: EntityManager, accountId: number): Promise<boolean> {
  return reader.existsBy(WishEntity, { accountId, hitAt: Not(IsNull()) });
}
