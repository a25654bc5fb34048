import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Not, type Repository } from 'typeorm';
import { findLocked } from '../../platform/persistence/index.js';
import { SearchWatchEntity, WishEntity } from './wish.entity.js';

export type WishKey = Pick<WishEntity, 'accountId' | 'itemId'>;
export type SearchWatchKey = Pick<SearchWatchEntity, 'accountId' | 'id'>;
export type Watch = WishEntity | SearchWatchEntity;

/** Wishes, and market searches that accounts watch. Rows that are locked stay so until the unit of work ends: concurrent calls wait or retry. */
@Injectable()
export class WishesRepository {
  constructor(
    @InjectRepository(WishEntity) private readonly wishes: Repository<WishEntity>,
    @InjectRepository(SearchWatchEntity) private readonly searches: Repository<SearchWatchEntity>,
  ) {}

  /** Newest first. */
  own(accountId: number): Promise<WishEntity[]> {
    return this.wishes.find({ where: { accountId }, order: { createdAt: 'DESC', itemId: 'ASC' } });
  }

  /** Newest first. */
  ownSearches(accountId: number): Promise<SearchWatchEntity[]> {
    return this.searches.find({ where: { accountId }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  async watches(): Promise<Watch[]> {
    const wishes = await this.wishes.findBy({ maxPrice: Not(IsNull()) });
    return [...wishes, ...(await this.searches.find())];
  }

  lockAll(manager: EntityManager, accountId: number): Promise<WishEntity[]> {
    return findLocked(manager, WishEntity, { accountId });
  }

  lockSearches(manager: EntityManager, accountId: number): Promise<SearchWatchEntity[]> {
    return findLocked(manager, SearchWatchEntity, { accountId });
  }

  async add(manager: EntityManager, rows: WishEntity[]): Promise<void> {
    if (rows.length > 0) await manager.insert(WishEntity, rows);
  }

  async remove(manager: EntityManager, accountId: number, itemIds: readonly number[]): Promise<void> {
    await manager.delete(WishEntity, { accountId, itemId: In([...itemIds]) });
  }

  async addSearch(manager: EntityManager, watch: SearchWatchEntity): Promise<void> {
    await manager.insert(SearchWatchEntity, watch);
  }

  async removeSearch(manager: EntityManager, { accountId, id }: SearchWatchKey): Promise<void> {
    await manager.delete(SearchWatchEntity, { accountId, id });
  }

  async change(manager: EntityManager, key: WishKey, values: Partial<WishEntity>): Promise<void> {
    await manager.update(WishEntity, { accountId: key.accountId, itemId: key.itemId }, values);
  }

  /** Starts or ends a hit. Returns whether the row was unchanged since it was read; of concurrent processes, only one succeeds. */
  async turn(
    manager: EntityManager,
    watch: Watch,
    values: Partial<Pick<WishEntity, 'hitAt' | 'mailedAt'>>,
  ): Promise<boolean> {
    const { accountId } = watch;
    const hitAt = watch.hitAt ?? IsNull();
    const { affected } =
      'itemId' in watch
        ? await manager.update(
            WishEntity,
            { accountId, itemId: watch.itemId, maxPrice: watch.maxPrice ?? IsNull(), hitAt },
            values,
          )
        : await manager.update(SearchWatchEntity, { accountId, id: watch.id, hitAt }, values);
    return affected === 1;
  }
}
