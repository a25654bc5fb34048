import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { UnitOfWork, insertMissing, lockRow } from '../../../platform/persistence/index.js';
import { VoteDayEntity } from './vote.entities.js';
import { UNUSED_DAY, type UsedDay, type VoteRewards } from './vote-rules.js';

type DayKey = Pick<VoteDayEntity, 'accountId' | 'day'>;

@Injectable()
export class VoteDaysRepository {
  constructor(
    @InjectRepository(VoteDayEntity) private readonly voteDays: Repository<VoteDayEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async used(key: DayKey, manager: EntityManager = this.voteDays.manager): Promise<UsedDay> {
    return (await manager.findOneBy(VoteDayEntity, key)) ?? UNUSED_DAY;
  }

  /** Makes the row of a day in a unit of its own: looking for a missing row locks a gap, and first votes would wait in turn. */
  async ensure(key: DayKey): Promise<void> {
    if (await this.voteDays.existsBy(key)) return;
    await this.unitOfWork.run((manager) => insertMissing(manager, VoteDayEntity, { ...key, ...UNUSED_DAY }));
  }

  /** Locks a day until the end of the unit of work. Nothing may have been read in it before: what it reads from here on is as it is now. */
  async lock(manager: EntityManager, key: DayKey): Promise<void> {
    await lockRow(manager, VoteDayEntity, key, 'votes', { first: { ...key, ...UNUSED_DAY } });
  }

  async lockedUse(manager: EntityManager, key: DayKey): Promise<UsedDay> {
    return manager.findOneByOrFail(VoteDayEntity, key);
  }

  async count(
    manager: EntityManager,
    key: DayKey,
    { nx, votePoints }: VoteRewards,
    max: number,
  ): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(VoteDayEntity)
      .set({ votes: () => 'votes + 1', nx: () => 'nx + :nx', votePoints: () => 'vp + :votePoints' })
      .where('account_id = :accountId AND day = :day AND votes < :max', { ...key, max })
      .setParameters({ nx, votePoints })
      .execute();
    return affected === 1;
  }
}
