import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@portico/domain';
import { Column, Entity, Index, LessThanOrEqual, PrimaryGeneratedColumn } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { hashOf } from '../../platform/hash-chain/index.js';
import { booleanColumn, epochMsColumn, TABLE_ENGINE, UnitOfWork } from '../../platform/persistence/index.js';

/** Messages that a browser shows: when its account can vote again, and offers for its watches. */
export type PushTopic = 'reminds' | 'watches';

@Entity({ name: 'portal_push_subscription', engine: TABLE_ENGINE })
@Index('portal_push_subscription_endpoint', ['endpointHash'], { unique: true })
@Index('portal_push_subscription_account', ['accountId'])
@Index('portal_push_subscription_due', ['dueAt'])
export class PushSubscriptionEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;

  @Column({ name: 'endpoint_hash', type: 'varchar', length: 64 }) endpointHash: string;

  @Column({ name: 'endpoint', type: 'text' }) endpoint: string;

  @Column({ name: 'p256dh', type: 'varchar', length: 128 }) p256dh: string;

  @Column({ name: 'auth', type: 'varchar', length: 32 }) auth: string;
  @Column({ name: 'language', type: 'varchar', length: 8 }) language: Language;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;

  /** When the next reminder is sent; null while none is due. */
  @epochMsColumn({ name: 'due_at', nullable: true }) dueAt: number | null;

  @Column({ name: 'failures', type: 'int', default: 0 }) failures: number;
  @booleanColumn({ name: 'reminds', default: true }) reminds: boolean;
  @booleanColumn({ name: 'watches', default: false }) watches: boolean;
}

const MAX_FAILURES = 5;

/** Id of a browser: SHA-256 in hex of its address, because the address itself would allow sending. */
export function browserIdOf(endpoint: string): string {
  return hashOf(endpoint);
}

@Injectable()
export class PushSubscriptionsRepository {
  constructor(
    @InjectRepository(PushSubscriptionEntity)
    private readonly pushSubscriptions: Repository<PushSubscriptionEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  ofAccount(accountId: number): Promise<PushSubscriptionEntity[]> {
    return this.pushSubscriptions.find({ where: { accountId }, order: { id: 'ASC' } });
  }

  due(now: number, limit: number): Promise<PushSubscriptionEntity[]> {
    return this.pushSubscriptions.find({
      where: { dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /** Ends one topic in one browser or all of an account, and subscriptions without any other. Returns how many it was on for. */
  async end(
    manager: EntityManager,
    key: Pick<PushSubscriptionEntity, 'accountId'> & Partial<Pick<PushSubscriptionEntity, 'endpointHash'>>,
    topic: PushTopic,
  ): Promise<number> {
    const off = { [topic]: false, ...(topic === 'reminds' && { dueAt: null }) };
    const { affected } = await manager.update(PushSubscriptionEntity, { ...key, [topic]: true }, off);
    await manager.delete(PushSubscriptionEntity, { ...key, reminds: false, watches: false });
    return affected ?? 0;
  }

  /** Keeps the newest subscriptions of an account. One statement locks the rows that it counts, so other writers wait or retry. */
  async removeBeyond(manager: EntityManager, accountId: number, max: number): Promise<void> {
    await manager.query(
      `DELETE FROM portal_push_subscription WHERE account_id = ? AND id NOT IN (
        SELECT id FROM (
          SELECT id FROM portal_push_subscription WHERE account_id = ? ORDER BY id DESC LIMIT ${max}
        ) AS newest
      )`,
      [accountId, accountId],
    );
  }

  async isReminded(manager: EntityManager, accountId: number): Promise<boolean> {
    return manager.existsBy(PushSubscriptionEntity, { accountId, reminds: true });
  }

  async setDue(manager: EntityManager, accountId: number, dueAt: number | null): Promise<void> {
    await manager.update(PushSubscriptionEntity, { accountId, reminds: true }, { dueAt });
  }

  /** Returns whether the reminder was still due at that time; of concurrent processes, only one succeeds. */
  async claim(
    manager: EntityManager,
    { id, dueAt }: PushSubscriptionEntity,
    next: number | null,
  ): Promise<boolean> {
    if (dueAt === null) return false;
    return (await manager.update(PushSubscriptionEntity, { id, dueAt }, { dueAt: next })).affected === 1;
  }

  async taken({ id, failures }: PushSubscriptionEntity): Promise<void> {
    if (failures === 0) return;
    await this.unitOfWork.run((manager) => manager.update(PushSubscriptionEntity, { id }, { failures: 0 }));
  }

  async failed({ id }: PushSubscriptionEntity): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await manager.increment(PushSubscriptionEntity, { id }, 'failures', 1);
      await manager
        .createQueryBuilder()
        .delete()
        .from(PushSubscriptionEntity)
        .where('id = :id AND failures >= :max', { id, max: MAX_FAILURES })
        .execute();
    });
  }

  async gone({ id }: PushSubscriptionEntity): Promise<void> {
    await this.unitOfWork.run((manager) => manager.delete(PushSubscriptionEntity, { id }));
  }
}
