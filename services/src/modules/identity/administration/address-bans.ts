import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GameFeatures } from '../../../game/index.js';
import { isRefused } from '../../../platform/persistence/index.js';

const OF_ACCOUNT = 'aid = ?';
/** These rows name no account, but the computer from which the account last logged in. */
const OF_ITS_COMPUTER = "hwid = (SELECT a.hwid FROM accounts a WHERE a.id = ? AND a.hwid <> '')";

const TABLES = [
  { table: 'ipbans', feature: 'addressBans', isOwn: OF_ACCOUNT },
  { table: 'macbans', feature: 'deviceBans', isOwn: OF_ACCOUNT },
  { table: 'hwidbans', feature: 'computerBans', isOwn: OF_ITS_COMPUTER },
] as const;

/**
 * Bans besides the account's own: network addresses (`ipbans`), devices (`macbans`) and computers (`hwidbans`). The
 * game checks them before the account and disconnects the player without a message.
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
