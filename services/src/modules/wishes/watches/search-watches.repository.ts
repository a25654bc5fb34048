import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type EntityManager, type Repository } from 'typeorm';
import { engineOf } from '../../../platform/persistence/index.js';
import { SearchWatchEntity } from './search-watch.entity.js';

export type SearchWatchKey = Pick<SearchWatchEntity, 'accountId' | 'id'>;

@Injectable()
export class SearchWatchesRepository {
  constructor(@InjectRepository(SearchWatchEntity) private readonly watches: Repository<SearchWatchEntity>) {}

  /** The newest first. */
  own(accountId: number): Promise<SearchWatchEntity[]> {
    return this.watches.find({ where: { accountId }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  all(): Promise<SearchWatchEntity[]> {
    return this.watches.find();
  }

  /** All of an account, locked until the unit of work ends: calls that add at the same time wait, or begin again. */
  lockAll(manager: EntityManager, accountId: number): Promise<SearchWatchEntity[]> {
    const query = manager.createQueryBuilder(SearchWatchEntity, 'watch').where({ accountId });
    // The embedded database has one writer at a time.
    if (engineOf(manager.connection) === 'mysql') query.setLock('pessimistic_write');
    return query.getMany();
  }

  async add(manager: EntityManager, watch: SearchWatchEntity): Promise<void> {
    await manager.insert(SearchWatchEntity, watch);
  }

  async remove(manager: EntityManager, { accountId, id }: SearchWatchKey): Promise<void> {
    await manager.delete(SearchWatchEntity, { accountId, id });
  }

  /** Begins or ends a hit; answers whether it was as it was read: of all who try, one succeeds. */
  async turn(
    manager: EntityManager,
    { accountId, id, hitAt }: SearchWatchEntity,
    values: Partial<SearchWatchEntity>,
  ): Promise<boolean> {
    const where = { accountId, id, hitAt: hitAt ?? IsNull() };
    return (await manager.update(SearchWatchEntity, where, values)).affected === 1;
  }
}
