import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  AccountEntity,
  type Ban,
  BAN_STATE,
  banOf,
  GameClock,
  GameFeatures,
  NO_TEMPORARY_BAN,
} from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { engineOf, isRefused, isUnstorableText, lockRow } from '../../../platform/persistence/index.js';
import { orNotWritable } from '../accounts/accounts.repository.js';

const OF_ACCOUNT = 'aid = ?';
/** These rows name no account, but the computer from which the account last logged in. */
const OF_ITS_COMPUTER = "hwid = (SELECT a.hwid FROM accounts a WHERE a.id = ? AND a.hwid <> '')";

/** Bans by address, device and computer. The game checks them before the account and disconnects the player without a message. */
const TABLES = [
  { table: 'ipbans', feature: 'addressBans', isOwn: OF_ACCOUNT },
  { table: 'macbans', feature: 'deviceBans', isOwn: OF_ACCOUNT },
  { table: 'hwidbans', feature: 'computerBans', isOwn: OF_ITS_COMPUTER },
] as const;

/** Code that selects a ban message in the game's client. None is set, because the reason is a text of the portal. */
const NO_CODE = 0;

export type NewBan = Pick<Ban, 'type' | 'until'> & { reason: string };

/**
 * Writes bans as the game server does: `banned` and `banreason` for a permanent ban; `tempban`, `greason` and `banreason` for a temporary
 * one. It writes only these columns, which the game itself writes only for bans. Throws `game.feature_off` if a column is missing,
 * `identity.account_not_writable` if the portal may not write, and `admin.reason_letters` if the column cannot store the reason.
 */
@Injectable()
export class BanWriter {
  constructor(
    private readonly features: GameFeatures,
    private readonly clock: GameClock,
    private readonly reader: DataSource,
  ) {}

  requireOn(): void {
    if (!this.features.isOn('banning')) throw new AppError('game.feature_off');
  }

  /** Locks an account's row and returns its ban; undefined for an unknown account. Must be the first read of the unit of work. */
  async lock(manager: EntityManager, accountId: number): Promise<{ ban: Ban | undefined } | undefined> {
    const isThere = await orNotWritable(() => lockRow(manager, AccountEntity, { id: accountId }, 'banned'));
    if (!isThere) return undefined;
    const row = await manager.findOneOrFail(AccountEntity, {
      where: { id: accountId },
      select: { id: true, banned: true, banReason: true, temporaryBanUntil: true },
    });
    return { ban: banOf(row, Date.now(), this.clock) };
  }

  async ban(manager: EntityManager, accountId: number, { type, until, reason }: NewBan): Promise<void> {
    const isForGood = type === 'permanent' || until === null;
    await orNotWritable(async () => {
      if (isForGood) await manager.update(AccountEntity, { id: accountId }, { banned: BAN_STATE.banned });
      else await takeBack(manager, accountId);
      await writeTemporary(
        manager,
        accountId,
        isForGood ? NO_TEMPORARY_BAN : await storable(manager, this.clock.textOf(until)),
      );
      await writeReason(manager, accountId, reason);
    });
  }

  /** Lifts bans as the game's own command does: the reason stays. Returns how many address bans the portal may not remove. */
  async unban(manager: EntityManager, accountId: number): Promise<number> {
    await orNotWritable(async () => {
      await takeBack(manager, accountId);
      await writeTemporary(manager, accountId, NO_TEMPORARY_BAN);
    });
    for (const { table, isOwn } of this.tables) {
      try {
        await manager.query(`DELETE FROM ${table} WHERE ${isOwn}`, [String(accountId)]);
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
    }
    return this.countAddresses(accountId, manager);
  }

  async countAddresses(accountId: number, from: Pick<EntityManager, 'query'> = this.reader): Promise<number> {
    let count = 0;
    for (const { table, isOwn } of this.tables) {
      const statement = `SELECT COUNT(*) AS total FROM ${table} WHERE ${isOwn}`;
      const [row] = await from.query<{ total: number | string }[]>(statement, [String(accountId)]);
      count += Number(row?.total);
    }
    return count;
  }

  private get tables() {
    return TABLES.filter(({ feature }) => this.features.isOn(feature));
  }
}

/** An account without a permanent ban must not become `unbanned`: the game leaves those accounts out of its rankings. */
async function takeBack(manager: EntityManager, accountId: number): Promise<void> {
  const banned = { id: accountId, banned: BAN_STATE.banned };
  await manager.update(AccountEntity, banned, { banned: BAN_STATE.unbanned });
}

/** Returns the text, or the first later time that the column can store: an hour may not exist on a day on which the clocks change. */
async function storable(manager: EntityManager, text: string): Promise<string> {
  if (engineOf(manager.connection) !== 'mysql') return text;
  const [row] = await manager.query<{ text: string | null }[]>(
    'SELECT FROM_UNIXTIME(UNIX_TIMESTAMP(?)) AS text',
    [text],
  );
  return row?.text?.slice(0, text.length) ?? text;
}

async function writeTemporary(manager: EntityManager, accountId: number, until: string): Promise<void> {
  await manager.update(AccountEntity, { id: accountId }, { temporaryBanUntil: until });
  await manager.query('UPDATE accounts SET greason = ? WHERE id = ?', [NO_CODE, accountId]);
}

/** Tables of old servers store Latin letters only. A reason of question marks would tell the player nothing. */
async function writeReason(manager: EntityManager, accountId: number, reason: string): Promise<void> {
  try {
    await manager.update(AccountEntity, { id: accountId }, { banReason: reason });
  } catch (error) {
    throw isUnstorableText(error) ? new AppError('admin.reason_letters') : error;
  }
}
