import { randomUUID } from 'node:crypto';
import { forEachEngine, IS_FULL } from '@portico/testing-api';
import { SessionsService } from '../../src/modules/identity/index.js';
import { GrantsService } from '../../src/modules/ledger/index.js';
import { verifyLedger } from '../../src/modules/ledger/verification/verify-ledger.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const ACCOUNTS = IS_FULL ? 10 : 2;
/** Less than all clients together try to spend. */
const POINTS = 20;
const MESO = 30_000_000;
const CLIENTS = IS_FULL ? 64 : 32;
const CALLS_PER_CLIENT = IS_FULL ? 5 : 2;

interface Holdings {
  id: number;
  nx: number;
  vp: number;
  meso: number;
  hp: number;
}

forEachEngine('a bank of two portals', (engine) => {
  let one: TestApi;
  let other: TestApi;

  beforeAll(async () => {
    const server = { limits: { spend: 1_000_000 }, inFlight: { requests: 64 } };
    one = await startApi({ engine, settings: { server } });
    const { home, databaseUrl } = one.config.env;
    const environment = { home };
    other = await startApi({ engine, gameTables: 'none', databaseUrl, environment, settings: { server } });
  });

  afterAll(async () => {
    await other.close();
    await one.close();
  });

  /** Accounts from this id on, each with a character of the same id. */
  async function openAccounts(first: number): Promise<Map<number, string>> {
    const ids = Array.from({ length: ACCOUNTS }, (_, index) => first + index);
    await one.seed(async (manager) => {
      for (const id of ids) {
        await insertAccount(manager, id, { votepoints: POINTS, nxCredit: 0 });
        await insertCharacter(manager, id, { accountid: id, meso: MESO, maxhp: 100 });
      }
    });
    const tokens = new Map<number, string>();
    for (const id of ids) tokens.set(id, await one.app.get(SessionsService).open(id));
    return tokens;
  }

  async function holdings(ids: Iterable<number>): Promise<Holdings[]> {
    const wanted = [...ids];
    const rows: Record<keyof Holdings, unknown>[] = await one.database.reader.query(
      `SELECT a.id, a.nxCredit AS nx, a.votepoints AS vp, c.meso, c.maxhp AS hp
       FROM accounts a JOIN characters c ON c.id = a.id WHERE a.id IN (${wanted.map(() => '?').join()}) ORDER BY a.id`,
      wanted,
    );
    return rows.map(({ id, nx, vp, meso, hp }) => ({
      id: Number(id),
      nx: Number(nx),
      vp: Number(vp),
      meso: Number(meso),
      hp: Number(hp),
    }));
  }

  /** The clients spend at once, half of them at each portal. */
  async function spendAtOnce(tokens: ReadonlyMap<number, string>): Promise<number[]> {
    const ids = [...tokens.keys()];
    const client = async (number: number) => {
      const statuses: number[] = [];
      for (let call = 0; call < CALLS_PER_CLIENT; call++) {
        const id = Number(ids[(number + call) % ids.length]);
        const portal = (number + call) % 2 === 0 ? one : other;
        const isExchange = (number + call) % 3 !== 0;
        const payload = isExchange
          ? { amount: 1 + (number % 2) }
          : {
              characterId: id,
              statType: 'maxhp',
              amount: 1,
              paymentType: call % 2 === 0 ? 'meso' : 'votepoint',
            };
        const answer = await portal.call(
          `/api/rankings/${isExchange ? 'exchange-vp-for-nx' : 'update-stats'}`,
          { method: 'POST', token: tokens.get(id), payload, headers: { 'idempotency-key': randomUUID() } },
        );
        statuses.push(answer.status);
      }
      return statuses;
    };
    return (await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)))).flat();
  }

  async function findings(wanted: 'fault' | 'drift'): Promise<string[]> {
    const found: string[] = [];
    await verifyLedger(one.unitOfWork, ({ kind, accountId, text }) => {
      if (kind === wanted) found.push(`${accountId} ${text}`);
    });
    return found;
  }

  test('keeps its sum: what was paid is what was bought, to the unit', async () => {
    const tokens = await openAccounts(100);
    const statuses = await spendAtOnce(tokens);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    const rows = await holdings(tokens.keys());
    for (const { vp, nx, meso, hp } of rows) {
      const upgrades = (hp - 100) / 30;
      const byMeso = (MESO - meso) / 3_000_000;
      expect([vp + nx / 1000 + upgrades - byMeso, Math.min(vp, meso, byMeso) >= 0]).toEqual([POINTS, true]);
    }
    expect([await findings('fault'), await findings('drift')]).toEqual([[], []]);
  });

  test('loses nothing to a game that logs in and out in between, and gives nothing away', async () => {
    const tokens = await openAccounts(200);
    const ids = [...tokens.keys()];
    const grants = one.app.get(GrantsService);
    const earned = new Map<number, number>();
    /** Plays like the real server: absolute values, read at login and written at logout. */
    const play = async (id: number, earnings: number) => {
      const select = 'SELECT nxCredit AS nx, votepoints AS vp FROM accounts WHERE id = ?';
      const isIn = await one.unitOfWork.run(async (manager) => {
        const update = manager.createQueryBuilder().update('accounts').set({ loginState: 2 });
        return (await update.where('id = :id AND loggedin = 0', { id }).execute()).affected === 1;
      });
      if (!isIn) return;
      const [memory]: { nx: number; vp: number }[] = await one.database.reader.query(select, [id]);
      await grants.give({
        entryKey: `game:${randomUUID()}`,
        accountId: id,
        currency: 'VP',
        delta: 1,
        reason: 'vote',
        actorAccountId: null,
        requestId: null,
      });
      await grants.deliverTo(id);
      await one.call('/api/rankings/exchange-vp-for-nx', {
        method: 'POST',
        token: tokens.get(id),
        payload: { amount: 1 },
      });
      await one.seed((manager) =>
        manager.query('UPDATE accounts SET nxCredit = ?, votepoints = ?, loggedin = 0 WHERE id = ?', [
          Number(memory?.nx) + earnings,
          Number(memory?.vp),
          id,
        ]),
      );
      earned.set(id, (earned.get(id) ?? 0) + earnings);
    };
    const game = async () => {
      for (let round = 0; round < 3; round++) for (const id of ids) await play(id, 7);
    };
    await Promise.all([spendAtOnce(tokens), game()]);
    for (let round = 0; round < 4; round++)
      for (const portal of [one, other]) await portal.app.get(GrantsService).job.run();
    const [waiting]: { count: number }[] = await one.database.reader.query(
      'SELECT COUNT(*) AS count FROM portal_pending_grant WHERE delivered_at IS NULL',
    );
    expect(Number(waiting?.count)).toBe(0);
    const given: { id: number; count: number }[] = await one.database.reader.query(
      `SELECT account_id AS id, COUNT(*) AS count FROM portal_pending_grant
       WHERE delivered_at IS NOT NULL GROUP BY account_id`,
    );
    const grantsOf = new Map(given.map(({ id, count }) => [Number(id), Number(count)]));
    expect([...earned.values()].reduce((sum, amount) => sum + amount, 0)).toBeGreaterThan(0);
    for (const { id, vp, nx, meso, hp } of await holdings(ids)) {
      const byPoints = (hp - 100) / 30 - (MESO - meso) / 3_000_000;
      const bought = (nx - (earned.get(id) ?? 0)) / 1000;
      expect([id, vp + bought + byPoints]).toEqual([id, POINTS + (grantsOf.get(id) ?? 0)]);
    }
    expect(await findings('fault')).toEqual([]);
  });
});
