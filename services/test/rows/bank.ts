import { SessionsService } from '../../src/modules/identity/index.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestAnswer, TestApi, TestApiOptions } from '../harness/start-api.js';

export const EXCHANGE = '/api/rankings/exchange-vp-for-nx';
export const UPGRADE = '/api/rankings/update-stats';

/** Answer to a purchase, successful or not. */
export interface Spent {
  newVotePoints: number;
  newNxCredit: number;
  newStatValue: number;
  msg: string;
  code: string;
  params?: Record<string, number | string>;
  issues?: { field: string }[];
}

export interface Spender {
  id: number;
  characterId: number;
  token: string;
}

/** A portal where sixty clients may spend at once. */
export async function startBank({
  engine,
  bridge = {},
  ...options
}: Pick<TestApiOptions, 'engine' | 'databaseUrl' | 'environment' | 'gameTables'> & {
  /** The setting `server.bridge`. */
  bridge?: object;
}): Promise<Bank> {
  const server = { bridge, limits: { spend: 1_000_000, read: 1_000_000 }, inFlight: { requests: 64 } };
  return new Bank(await startApi({ engine, ...options, settings: { server } }));
}

/** Accounts that spend, and their balances. */
export class Bank {
  private lastId = 0;

  constructor(readonly api: TestApi) {}

  /** Account and character. The character's id is 100,000 higher. */
  async newSpender(
    account: Record<string, number | string> = {},
    character: Record<string, number | string> = {},
  ): Promise<Spender> {
    const id = (this.lastId += 1);
    const characterId = 100_000 + id;
    await this.api.seed(async (manager) => {
      await insertAccount(manager, id, account);
      await insertCharacter(manager, characterId, { accountid: id, maxhp: 1000, maxmp: 500, ...character });
    });
    return { id, characterId, token: await this.api.app.get(SessionsService).open(id) };
  }

  post(
    address: string,
    { token }: Spender,
    payload: object | string,
    key?: string,
  ): Promise<TestAnswer<Spent>> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (key !== undefined) headers['idempotency-key'] = key;
    return this.api.call<Spent>(address, { method: 'POST', token, payload, headers });
  }

  async balancesOf({ id, characterId }: Spender): Promise<Record<string, unknown>> {
    const [account] = await this.select(
      'SELECT nxCredit AS nx, votepoints AS vp FROM accounts WHERE id = ?',
      id,
    );
    const [character] = await this.select(
      'SELECT meso, maxhp, maxmp FROM characters WHERE id = ?',
      characterId,
    );
    return { ...account, ...character };
  }

  entriesOf({ id }: Spender): Promise<Record<string, unknown>[]> {
    return this.select(
      `SELECT currency, delta, balance_after AS balanceAfter, reason, character_id AS characterId
       FROM portal_ledger WHERE account_id = ? ORDER BY sequence`,
      id,
    );
  }

  select(sql: string, id: number): Promise<Record<string, unknown>[]> {
    return this.api.database.reader.query(sql, [id]);
  }

  write(sql: string, id: number): Promise<void> {
    return this.api.seed((manager) => manager.query(sql, [id]));
  }
}
