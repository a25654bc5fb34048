import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MINUTE_MS } from '@portico/domain';
import { type EntityManager, In, IsNull, MoreThanOrEqual, type Repository } from 'typeorm';
import { AccountEntity, LOGIN_STATE } from '../../../game/index.js';
import { insertMissing, UnitOfWork } from '../../../platform/persistence/index.js';
import { PendingGrantEntity } from '../ledger.entities.js';

/** Wait before the next attempt, if a balance was full or the game may still hold the account. */
export const RETRY_MS = MINUTE_MS;

export type NewGrant = Omit<PendingGrantEntity, 'id' | 'createdAt' | 'retryAt' | 'deliveredAt'>;

@Injectable()
export class GrantsRepository {
  constructor(
    @InjectRepository(PendingGrantEntity) private readonly pendingGrants: Repository<PendingGrantEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async add(grant: NewGrant, createdAt: number): Promise<void> {
    await this.unitOfWork.run((manager) =>
      insertMissing(manager, PendingGrantEntity, { ...grant, createdAt, retryAt: 0, deliveredAt: null }),
    );
  }

  due(now: number, limit: number, { inGame }: { inGame: boolean }): Promise<PendingGrantEntity[]> {
    return (
      this.pendingGrants
        .createQueryBuilder('pending')
        .innerJoin(
          AccountEntity,
          'account',
          `account.id = pending.accountId${inGame ? '' : ' AND COALESCE(account.loginState, 0) = :out'}`,
          inGame ? {} : { out: LOGIN_STATE.out },
        )
        .where('pending.deliveredAt IS NULL')
        // A later time was written by a clock that ran ahead, so the row is due too.
        .andWhere('(pending.retryAt <= :now OR pending.retryAt > :latest)', { now, latest: now + RETRY_MS })
        .orderBy('pending.id', 'ASC')
        .limit(limit)
        .getMany()
    );
  }

  waitingOf(accountId: number, limit: number): Promise<PendingGrantEntity[]> {
    return this.pendingGrants.find({
      where: { accountId, deliveredAt: IsNull() },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  isWaiting(manager: EntityManager, entryKeys: readonly string[]): Promise<boolean> {
    return manager.existsBy(PendingGrantEntity, { entryKey: In([...entryKeys]), deliveredAt: IsNull() });
  }

  deliveredOf(accountId: number, since: number, limit: number): Promise<PendingGrantEntity[]> {
    return this.pendingGrants.find({
      where: { accountId, deliveredAt: MoreThanOrEqual(since) },
      order: { deliveredAt: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  /** Returns false if the grant was already delivered. Concurrent deliveries wait until this unit of work ends. */
  async markDelivered(manager: EntityManager, id: number, deliveredAt: number): Promise<boolean> {
    const { affected } = await manager.update(
      PendingGrantEntity,
      { id, deliveredAt: IsNull() },
      { deliveredAt },
    );
    return affected === 1;
  }

  async postpone(id: number, retryAt: number): Promise<void> {
    await this.unitOfWork.run((manager) =>
      manager.update(PendingGrantEntity, { id, deliveredAt: IsNull() }, { retryAt }),
    );
  }
}
