import { CURRENCIES, type Currency } from '@portico/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { Choice, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';
import { lastLoginText } from '../../../game/index.js';
import { LedgerHeadEntity, LedgerLossEntity, type LossState } from '../ledger.entities.js';
import type { Loss } from './find-losses.js';

export class LossDto {
  @Integer('Argument of `portico ledger losses --settle`') id: number;
  @Integer() accountId: number;
  @Text('Null if it is gone', { nullable: true }) accountName: string | null;
  @Text('Character with these mesos, HP or MP; null if it is gone', { nullable: true }) characterName:
    | string
    | null;
  @Choice(CURRENCIES) currency: Currency;
  @Integer('Negative for a price that was returned') amount: number;
  @Flag('false if the game may have taken the same amount itself') isCertain: boolean;
  @Integer('Milliseconds UTC') foundAt: number;
}

export class LossesDto {
  @Nested(() => [LossDto], 'Newest first') losses: LossDto[];
  @Integer('Number of losses to review') total: number;
}

const LISTED = `SELECT loss.id, loss.account_id AS accountId, a.name AS accountName, c.name AS characterName,
    loss.currency, loss.amount, loss.is_certain AS isCertain, loss.found_at AS foundAt
  FROM portal_ledger_loss loss
  LEFT JOIN accounts a ON a.id = loss.account_id
  LEFT JOIN characters c ON c.id = loss.character_id
  WHERE loss.state = 'open' ORDER BY loss.found_at DESC, loss.id DESC LIMIT ?`;

/** Accounts out of the game with uncompared entries. Columns and times may have different collations, so the comparison is here. */
const OPEN = `SELECT head.account_id AS id, head.open_login AS openLogin, ${lastLoginText('a')} AS lastLogin
  FROM portal_ledger_head head JOIN accounts a ON a.id = head.account_id
  WHERE head.open_login IS NOT NULL AND COALESCE(a.loggedin, 0) = 0 ORDER BY head.account_id`;

@Injectable()
export class LossesRepository {
  constructor(
    private readonly reader: DataSource,
    @InjectRepository(LedgerHeadEntity) private readonly heads: Repository<LedgerHeadEntity>,
  ) {}

  /** Accounts that logged in after their last entries and have left the game again. */
  async due(): Promise<number[]> {
    const rows = await this.reader.query<Record<'id' | 'openLogin' | 'lastLogin', unknown>[]>(OPEN);
    return rows
      .filter(({ openLogin, lastLogin }) => String(openLogin) !== String(lastLogin))
      .map(({ id }) => Number(id));
  }

  async open(accountIds: readonly number[]): Promise<number[]> {
    const rows = await this.heads.findBy({ accountId: In([...accountIds]) });
    return rows.filter(({ openLogin }) => openLogin !== null).map(({ accountId }) => accountId);
  }

  async listOpen(limit: number): Promise<LossesDto> {
    const rows = await this.reader.query<Record<keyof LossDto, unknown>[]>(LISTED, [limit]);
    const losses = rows.map(({ id, accountId, accountName, characterName, currency, ...row }) => ({
      id: Number(id),
      accountId: Number(accountId),
      accountName: textOf(accountName),
      characterName: textOf(characterName),
      currency: currency as Currency,
      amount: Number(row.amount),
      isCertain: Number(row.isCertain) === 1,
      foundAt: Number(row.foundAt),
    }));
    return { losses, total: await countOpenLosses(this.reader.manager) };
  }

  async record(
    manager: EntityManager,
    accountId: number,
    loss: Loss,
    state: LossState,
    foundAt: number,
  ): Promise<boolean> {
    if (await manager.existsBy(LedgerLossEntity, { accountId, toSequence: loss.toSequence })) return false;
    await manager.insert(LedgerLossEntity, { ...loss, accountId, state, foundAt });
    return true;
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export async function markCompared(
  manager: EntityManager,
  accountId: number,
  sequence: number,
): Promise<void> {
  await manager.update(LedgerHeadEntity, { accountId }, { comparedSequence: sequence, openLogin: null });
}

export function openLosses(manager: EntityManager, accountId: number): Promise<LedgerLossEntity[]> {
  return manager.find(LedgerLossEntity, { where: { accountId, state: 'open' }, order: { id: 'ASC' } });
}

export function countOpenLosses(manager: EntityManager): Promise<number> {
  return manager.countBy(LedgerLossEntity, { state: 'open' });
}
