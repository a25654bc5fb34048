import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DAY_MS, MAX_WATCHES } from '@portico/domain';
import { Column, Entity, type EntityManager, PrimaryColumn, type Repository } from 'typeorm';
import { GameClock, GameFeatures, isUnbanned } from '../../../game/index.js';
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
    private readonly features: GameFeatures,
    private readonly clock: GameClock,
  ) {}

  /** False for an account that was banned or deleted. */
  isOpen(accountId: number, now: number): Promise<boolean> {
    const { clock, features } = this;
    return isUnbanned(this.accounts.manager, accountId, now, { clock, features });
  }

  async isMailed(accountId: number): Promise<boolean> {
    return !(await this.accounts.existsBy({ accountId, isMailed: false }));
  }

  async setMailed(manager: EntityManager, accountId: number, isMailed: boolean): Promise<void> {
    await manager.upsert(WatchAccountEntity, { accountId, isMailed }, ['accountId']);
  }

  /** Whether the account gets another message today. Only the leader of the job counts, so the answer holds until then. */
  async hasRoom(accountId: number, now: number): Promise<boolean> {
    const row = await this.accounts.findOneBy({ accountId });
    return !isToday(row, now) || row.messages < MAX_WATCHES;
  }

  async count(manager: EntityManager, accountId: number, now: number): Promise<void> {
    const row = await manager.findOneBy(WatchAccountEntity, { accountId });
    const { dayAt, messages } = isToday(row, now) ? row : { dayAt: now, messages: 0 };
    await manager.upsert(WatchAccountEntity, { accountId, dayAt, messages: messages + 1 }, ['accountId']);
  }
}

function isToday(row: WatchAccountEntity | null, now: number): row is WatchAccountEntity {
  return row !== null && now - row.dayAt < DAY_MS;
}
