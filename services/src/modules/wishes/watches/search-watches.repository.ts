import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, type Repository } from 'typeorm';
import { findLocked } from '../../../platform/persistence/index.js';
import { SearchWatchEntity } from '../wish.entity.js';

export type SearchWatchKey = Pick<SearchWatchEntity, 'accountId' | 'id'>;

@Injectable()
export class SearchWatchesRepository {
  constructor(@InjectRepository(SearchWatchEntity) private readonly watches: Repository<SearchWatchEntity>) {}

  /** Newest first. */
  own(accountId: number): Promise<SearchWatchEntity[]> {
    return this.watches.find({ where: { accountId }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  all(): Promise<SearchWatchEntity[]> {
    return this.watches.find();
  }

  /** All watches of an account, locked until the unit of work ends. Concurrent calls that add one wait or retry. */
  lockAll(manager: EntityManager, accountId: number): Promise<SearchWatchEntity[]> {
    return findLocked(manager, SearchWatchEntity, { accountId });
  }

  async add(manager: EntityManager, watch: SearchWatchEntity): Promise<void> {
    await manager.insert(SearchWatchEntity, watch);
  }

  async remove(manager: EntityManager, { accountId, id }: SearchWatchKey): Promise<void> {
    await manager.delete(SearchWatchEntity, { accountId, id });
  }

  /** Starts or ends a hit. Returns whether the row was unchanged since it was read; of concurrent processes, only one succeeds. */
  async turn(
    manager: EntityManager,
    { accountId, id, hitAt }: SearchWatchEntity,
    values: Partial<SearchWatchEntity>,
  ): Promise<boolean> {
    const where = { accountId, id, hitAt: hitAt ?? IsNull() };
    return (await manager.update(SearchWatchEntity, where, values)).affected === 1;
  }
}
