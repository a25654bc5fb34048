import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not, type Repository } from 'typeorm';
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
