import type { TestEngine } from '@portico/testing-api';
import { SessionsService } from '../../src/modules/identity/index.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestAnswer, TestApi } from '../harness/start-api.js';

export type Role = 'player' | 'admin' | 'webAdmin';

export interface Person {
  id: number;
  characterId: number;
  /** The name of the character. */
  name: string;
  token: string;
}

type Values = Record<string, number | string | null>;

/**
 * A portal where twenty admins may act at once, and a second process on the same database. Jobs run only in the first: if the second had
 * the lease, a round that a test starts would do nothing.
 */
export async function startDesk(engine: TestEngine, server: object = {}): Promise<AdminDesk> {
  const settings = {
    public: { rates: { drop: 3, bossDrop: 3, meso: 3 } },
    server: {
      limits: { spend: 1_000_000, read: 1_000_000, search: 1_000_000 },
      inFlight: { requests: 64 },
      ...server,
    },
  };
  const one = await startApi({ engine, settings });
  const { home, databaseUrl } = one.config.env;
  const other = await startApi({
    engine,
    gameTables: 'none',
    databaseUrl,
    environment: { home, role: 'web' },
    settings,
  });
  return new AdminDesk(one, other);
}

/** People of all roles, and what admins do with them. */
export class AdminDesk {
  private lastId = 0;

  constructor(
    readonly api: TestApi,
    readonly other: TestApi,
  ) {}

  async close(): Promise<void> {
    await this.other.close();
    await this.api.close();
  }

  /** Account and character. The character's id is 100,000 higher. */
  async newPerson(role: Role = 'player', account: Values = {}): Promise<Person> {
    const id = (this.lastId += 1);
    const characterId = 100_000 + id;
    const name = `Hero${id}`;
    await this.api.seed(async (manager) => {
      await insertAccount(manager, id, { ...(role === 'webAdmin' ? { webadmin: 1 } : {}), ...account });
      await insertCharacter(manager, characterId, { accountid: id, name, gm: role === 'admin' ? 3 : 0 });
    });
    return { id, characterId, name, token: await this.api.app.get(SessionsService).open(id) };
  }

  post<T extends object>(
    address: string,
    { token }: Pick<Person, 'token'>,
    payload: object | string = {},
    { key, api = this.api }: { key?: string; api?: TestApi } = {},
  ): Promise<TestAnswer<T & { code?: string }>> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (key !== undefined) headers['idempotency-key'] = key;
    return api.call(address, { method: 'POST', token, payload, headers });
  }

  get<T extends object>(
    address: string,
    { token }: Pick<Person, 'token'>,
  ): Promise<TestAnswer<T & { code?: string }>> {
    return this.api.call(address, { token });
  }

  select<T extends object>(sql: string, ...values: (number | string)[]): Promise<T[]> {
    return this.api.database.reader.query(sql, values);
  }

  write(sql: string, ...values: (number | string)[]): Promise<void> {
    return this.api.seed((manager) => manager.query(sql, values));
  }

  /** Audit entries about an account, oldest first. */
  async auditOf({ id }: Person): Promise<Record<string, unknown>[]> {
    const rows = await this.select<{ action: string; actor: number; details: string }>(
      'SELECT action, actor_account_id AS actor, details FROM portal_audit WHERE account_id = ? ORDER BY id',
      id,
    );
    return rows.map(({ action, actor, details }) => ({ action, actor, ...JSON.parse(details) }));
  }
}
