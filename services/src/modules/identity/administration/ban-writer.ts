import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  AccountEntity,
  BAN_STATE,
  banOf,
  GameClock,
  GameFeatures,
  NO_TEMPORARY_BAN,
} from '../../../game/index.js';
import type { Ban } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { engineOf, isRefused, isUnstorableText, lockRow } from '../../../platform/persistence/index.js';
import { orNotWritable } from '../accounts/accounts.repository.js';

const OF_ACCOUNT = 'aid = ?';
/** These rows name no account: it is the computer that it logged in from last. */
const OF_ITS_COMPUTER = "hwid = (SELECT a.hwid FROM accounts a WHERE a.id = ? AND a.hwid <> '')";

const TABLES = [
  { table: 'ipbans', feature: 'addressBans', isOwn: OF_ACCOUNT },
  { table: 'macbans', feature: 'deviceBans', isOwn: OF_ACCOUNT },
  { table: 'hwidbans', feature: 'computerBans', isOwn: OF_ITS_COMPUTER },
] as const;

/**
 * Bans beside that of an account: network addresses (`ipbans`), devices (`macbans`) and computers (`hwidbans`). The game asks them before it
 * asks the account, and shuts such a player out without a word.
 */
@Injectable()
export class AddressBans {
  constructor(
    private readonly reader: DataSource,
    private readonly features: GameFeatures,
  ) {}

  async count(accountId: number, from: Pick<EntityManager, 'query'> = this.reader): Promise<number> {
    let count = 0;
    for (const { table, isOwn } of this.tables) {
      const statement = `SELECT COUNT(*) AS total FROM ${table} WHERE ${isOwn}`;
      const [row] = await from.query<{ total: number | string }[]>(statement, [String(accountId)]);
      count += Number(row?.total);
    }
    return count;
  }

  /** Removes the address bans of an account. Returns how many stay because the portal may not remove them. */
  async remove(manager: EntityManager, accountId: number): Promise<number> {
    for (const { table, isOwn } of this.tables) {
      try {
        await manager.query(`DELETE FROM ${table} WHERE ${isOwn}`, [String(accountId)]);
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
    }
    return this.count(accountId, manager);
  }

  private get tables() {
    return TABLES.filter(({ feature }) => this.features.isOn(feature));
  }
}

/** The code of a temporary ban in the game's client: none, since the reason is a text of our own. */
const NO_CODE = 0;

interface LockedBan {
  ban: Ban | undefined;
}

export type NewBan = Pick<Ban, 'type' | 'until'> & { reason: string };

/**
 * Writes bans as the game server does: for good `banned` and `banreason`; for a while `tempban`, `greason` and `banreason`. Single columns
 * alone, which the game itself writes only when it bans. Throws `game.feature_off` where it lacks one,
 * `identity.account_not_writable` where the portal may not write, and `admin.reason_letters` for a reason that the column cannot hold.
 */
@Injectable()
export class BanWriter {
  constructor(
    private readonly features: GameFeatures,
    private readonly addresses: AddressBans,
    private readonly clock: GameClock,
  ) {}

  requireOn(): void {
    if (!this.features.isOn('banning')) throw new AppError('game.feature_off');
  }

  /** Locks the row of an account and returns its ban; undefined for an unknown one. Must be the first read of the unit of work. */
  async lock(manager: EntityManager, accountId: number): Promise<LockedBan | undefined> {
    const isThere = await orNotWritable(() => lockRow(manager, AccountEntity, { id: accountId }, 'banned'));
    if (!isThere) return undefined;
    const row = await manager.findOneOrFail(AccountEntity, {
      where: { id: accountId },
      select: { id: true, banned: true, banReason: true, temporaryBanUntil: true },
    });
    return { ban: banOf(row, Date.now(), this.clock) };
  }

  /** One ban takes the place of another. */
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

  /**
   * Takes bans of either kind back as the game's own command does: `banned` is -1, and what was banned of addresses with the account
   * goes. The reason stays, as it does there. Answers how many of those addresses stay banned, where the portal may not remove them.
   */
  async unban(manager: EntityManager, accountId: number): Promise<number> {
    await orNotWritable(async () => {
      await takeBack(manager, accountId);
      await writeTemporary(manager, accountId, NO_TEMPORARY_BAN);
    });
    return this.addresses.remove(manager, accountId);
  }
}

/** An account that was never banned for good stays so: the game ranks no one who was. */
async function takeBack(manager: EntityManager, accountId: number): Promise<void> {
  const banned = { id: accountId, banned: BAN_STATE.banned };
  await manager.update(AccountEntity, banned, { banned: BAN_STATE.unbanned });
}

/** The same text, or the first later one that the column can hold: an hour that a change of clocks skips is no time for it. */
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

/** Tables of old servers hold Latin letters alone: a reason in question marks would tell the player nothing. */
async function writeReason(manager: EntityManager, accountId: number, reason: string): Promise<void> {
  try {
    await manager.update(AccountEntity, { id: accountId }, { banReason: reason });
  } catch (error) {
    throw isUnstorableText(error) ? new AppError('admin.reason_letters') : error;
  }
}
