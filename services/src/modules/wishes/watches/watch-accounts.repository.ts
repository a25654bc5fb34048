import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DAY_MS, MAX_WATCHES } from '@portico/domain';
import { Column, Entity, type EntityManager, PrimaryColumn, type Repository } from 'typeorm';
import { booleanColumn, epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** Messages about watches that an account wants, and those that it got. No row: mails, and none yet. */
@Entity({ name: 'portal_watch_account', engine: TABLE_ENGINE })
export class WatchAccountEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @booleanColumn({ name: 'is_mailed', default: 1 }) isMailed: boolean;

  /** Begin of the day whose messages are counted: the first of them. */
  @epochMsColumn({ name: 'day_at', default: 0 }) dayAt: number;
  @Column({ name: 'messages', type: 'int', default: 0 }) messages: number;
}

@Injectable()
export class WatchAccountsRepository {
  constructor(
    @InjectRepository(WatchAccountEntity) private readonly accounts: Repository<WatchAccountEntity>,
  ) {}

  async isMailed(accountId: number): Promise<boolean> {
    return !(await this.accounts.existsBy({ accountId, isMailed: false }));
  }

  async setMailed(manager: EntityManager, accountId: number, isMailed: boolean): Promise<void> {
    await manager.upsert(WatchAccountEntity, { accountId, isMailed }, ['accountId']);
  }

  /** Counts a message; false if the account already got the most of a day. Only the leader of the job calls it. */
  async count(manager: EntityManager, accountId: number, now: number): Promise<boolean> {
    const row = await manager.findOneBy(WatchAccountEntity, { accountId });
    const isToday = row !== null && now - row.dayAt < DAY_MS;
    if (isToday && row.messages >= MAX_WATCHES) return false;
    const { dayAt, messages } = isToday ? row : { dayAt: now, messages: 0 };
    await manager.upsert(WatchAccountEntity, { accountId, dayAt, messages: messages + 1 }, ['accountId']);
    return true;
  }
}
