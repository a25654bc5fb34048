import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import { engineOf } from '../../platform/persistence/index.js';
import { WishEntity } from './wish.entity.js';

@Injectable()
export class WishesRepository {
  constructor(@InjectRepository(WishEntity) private readonly wishes: Repository<WishEntity>) {}

  /** The newest first. */
  async itemIds(accountId: number): Promise<number[]> {
    const rows = await this.wishes.find({
      where: { accountId },
      order: { createdAt: 'DESC', itemId: 'ASC' },
    });
    return rows.map(({ itemId }) => itemId);
  }

  /** All of an account, locked until the unit of work ends: calls that add at the same time wait, or begin again. */
  lockAll(manager: EntityManager, accountId: number): Promise<WishEntity[]> {
    const query = manager.createQueryBuilder(WishEntity, 'wish').where({ accountId });
    // The embedded database has one writer at a time.
    if (engineOf(manager.connection) === 'mysql') query.setLock('pessimistic_write');
    return query.getMany();
  }

  async add(manager: EntityManager, rows: WishEntity[]): Promise<void> {
    if (rows.length > 0) await manager.insert(WishEntity, rows);
  }

  async remove(manager: EntityManager, accountId: number, itemIds: readonly number[]): Promise<void> {
    await manager.delete(WishEntity, { accountId, itemId: In([...itemIds]) });
  }
}
