import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { GameFeatures } from '../../../game/index.js';
import { isRefused } from '../../../platform/persistence/index.js';

const TABLES = [
  { table: 'ipbans', feature: 'addressBans' },
  { table: 'macbans', feature: 'deviceBans' },
] as const;

/**
 * Bans that the game sets with an account: network addresses (`ipbans`) and devices (`macbans`), by the account's id as text. The game asks
 * them before it asks the account, and shuts such a player out without a word.
 */
@Injectable()
export class AddressBans {
  constructor(
    @InjectDataSource() private readonly reader: DataSource,
    private readonly features: GameFeatures,
  ) {}

  /** How many there are of an account, in the tables that this server has. */
  async count(accountId: number, from: Pick<EntityManager, 'query'> = this.reader): Promise<number> {
    let count = 0;
    for (const table of this.tables) {
      const statement = `SELECT COUNT(*) AS total FROM ${table} WHERE aid = ?`;
      const [row] = await from.query<{ total: number | string }[]>(statement, [String(accountId)]);
      count += Number(row?.total);
    }
    return count;
  }

  /** Removes those of an account; answers how many stay, where the portal may not remove them. */
  async remove(manager: EntityManager, accountId: number): Promise<number> {
    for (const table of this.tables) {
      try {
        await manager.query(`DELETE FROM ${table} WHERE aid = ?`, [String(accountId)]);
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
    }
    return this.count(accountId, manager);
  }

  private get tables(): string[] {
    return TABLES.filter(({ feature }) => this.features.isOn(feature)).map(({ table }) => table);
  }
}
