import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, LessThan, MoreThan, type Repository } from 'typeorm';
import { type CallbackVerdict, MINUTE_MS } from '@portico/domain';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { VoteCallbackEntity } from './vote-callback.entity.js';

/** A request that was just made is looked for on the index of its site. */
const CLAIM_MS = MINUTE_MS;

export type NewCallback = Omit<VoteCallbackEntity, 'id'>;

@Injectable()
export class VoteCallbacksRepository {
  constructor(
    @InjectRepository(VoteCallbackEntity) private readonly voteCallbacks: Repository<VoteCallbackEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async add(manager: EntityManager, row: NewCallback): Promise<void> {
    await manager.insert(VoteCallbackEntity, row);
  }

  async keep(row: NewCallback): Promise<void> {
    await this.unitOfWork.run((manager) => this.add(manager, row));
  }

  find(id: number): Promise<VoteCallbackEntity | null> {
    return this.voteCallbacks.findOneBy({ id });
  }

  /** Says who has caused the newest callback of a site that came with a request; answers its verdict, undefined where it was not kept. */
  claim(site: string, requestId: string, actorAccountId: number): Promise<CallbackVerdict | undefined> {
    return this.unitOfWork.run(async (manager) => {
      const row = await manager.findOne(VoteCallbackEntity, {
        select: { id: true, verdict: true },
        where: { site, requestId, at: MoreThan(Date.now() - CLAIM_MS) },
        order: { id: 'DESC' },
      });
      if (row !== null) await manager.update(VoteCallbackEntity, { id: row.id }, { actorAccountId });
      return row?.verdict;
    });
  }

  async removeBefore(at: number, most: number): Promise<number> {
    return this.unitOfWork.run(async (manager) => {
      const rows = await manager.find(VoteCallbackEntity, {
        select: { id: true },
        where: { at: LessThan(at) },
        order: { at: 'ASC' },
        take: most,
      });
      if (rows.length > 0) await manager.delete(VoteCallbackEntity, { id: In(rows.map(({ id }) => id)) });
      return rows.length;
    });
  }
}
