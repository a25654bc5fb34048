import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, type EntityManager, type Repository } from 'typeorm';
import { findLocked } from '../../platform/persistence/index.js';
import { WishEntity } from './wish.entity.js';

export type WishKey = Pick<WishEntity, 'accountId' | 'itemId'>;

@Injectable()
export class WishesRepository {
  constructor(@InjectRepository(WishEntity) private readonly wishes: Repository<WishEntity>) {}

  /** Newest first. */
  own(accountId: number): Promise<WishEntity[]> {
    return this.wishes.find({ where: { accountId }, order: { createdAt: 'DESC', itemId: 'ASC' } });
  }

  watched(): Promise<WishEntity[]> {
    return this.wishes.find({ where: { maxPrice: Not(IsNull()) } });
  }

  /** All wishes of an account, locked until the unit of work ends. Concurrent calls that add some wait or retry. */
  lockAll(manager: EntityManager, accountId: number): Promise<WishEntity[]> {
    return findLocked(manager, WishEntity, { accountId });
  }

  async add(manager: EntityManager, rows: WishEntity[]): Promise<void> {
    if (rows.length > 0) await manager.insert(WishEntity, rows);
  }

  async remove(manager: EntityManager, accountId: number, itemIds: readonly number[]): Promise<void> {
    await manager.delete(WishEntity, { accountId, itemId: In([...itemIds]) });
  }

  async change(manager: EntityManager, key: WishKey, values: Partial<WishEntity>): Promise<void> {
    await manager.update(WishEntity, { accountId: key.accountId, itemId: key.itemId }, values);
  }

  /** Starts or ends a hit. Returns whether the row was unchanged since it was read; of concurrent processes, only one succeeds. */
  async turn(manager: EntityManager, wish: WishEntity, values: Partial<WishEntity>): Promise<boolean> {
    const { accountId, itemId, maxPrice, hitAt } = wish;
    const where = { accountId, itemId, maxPrice: maxPrice ?? IsNull(), hitAt: hitAt ?? IsNull() };
    return (await manager.update(WishEntity, where, values)).affected === 1;
  }
}
