import { DAY_MS } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import type { SpendingDto } from '../../src/modules/admin/spending/spending-report.service.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { whileLocked } from '../harness/locked-tables.js';
import { proves } from '../harness/proves.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { fullScansOf, statementsOf } from '../harness/statements.js';
import { ADMIN, entry, insertMonths, insertPeople, nx, purchase, ZONE } from '../rows/economy-rows.js';

forEachEngine('the list of spending', (engine) => {
  const describeOnServer = engine === 'mariadb' ? describe : describe.skip;
  proves('modules/admin/spending/spending-report.service');

  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({
      engine,
      settings: { public: { time: { zone: ZONE } }, server: { limits: { search: 1_000_000 } } },
    });
    await insertPeople(api);
  });

  afterAll(() => api.close());

  test('says which accounts spent most, and on what, within the chosen days', async () => {
    const now = Date.now();
    const token = await api.app.get(SessionsService).open(ADMIN);
    await api.seed(async (manager) => {
      // Account 1 exchanges and upgrades, account 2 buys.
      await entry(manager, now - 1000, { currency: 'VP', delta: -4, reason: 'exchange' });
      await entry(manager, now - 2000, { currency: 'VP', delta: -1, reason: 'upgrade' });
      await entry(manager, now - 3000, { currency: 'VP', delta: 9, reason: 'vote' });
      await entry(manager, now - 40 * DAY_MS, { currency: 'VP', delta: -50, reason: 'exchange' });
      await purchase(manager, now - 4000, 20, 'VOTE_POINTS');
      await purchase(manager, now - 5000, 900, 'NX_CREDIT');
      await nx(manager, now - 5000, -900, { character_id: 2, account_id: 2, source: 'Inkwell' });
      await nx(manager, now - 6000, -30, { character_id: null, source: 'Upgrade' });
      await entry(manager, now - 7000, { currency: 'MESO', delta: -3_000_000, reason: 'upgrade' });
      await manager.query('UPDATE accounts SET banned = 1 WHERE id = 2');
    });
    const ask = async (query: string) => {
      const answer = await api.call<SpendingDto>(`/api/admin/spending?${query}`, { token });
      expect(answer.status).toBe(200);
      return answer.body;
    };
    const points = await ask('currency=VP&days=7');
    expect(points).toMatchObject({ currency: 'VP', spent: 25, spenders: 2, pagination: { total: 2 } });
    expect(points.list).toMatchObject([
      {
        accountId: 2,
        ban: { type: 'permanent', by: null },
        spent: 20,
        times: 1,
        lastAt: now - 4000,
        purposes: [{ kind: 'item', name: 'Item 2040000', itemId: 2_040_000, spent: 20, times: 1 }],
      },
      {
        accountId: 1,
        ban: null,
        spent: 5,
        times: 2,
        purposes: [
          { kind: 'ledger', name: 'exchange', itemId: null, spent: 4 },
          { kind: 'ledger', name: 'upgrade', spent: 1 },
        ],
      },
    ]);
    expect(await ask('currency=VP&days=90&limit=1')).toMatchObject({
      spent: 75,
      list: [{ accountId: 1, spent: 55 }],
      pagination: { pages: 2 },
    });
    expect((await ask('currency=NX')).list).toMatchObject([
      { accountId: 2, spent: 900, purposes: [{ kind: 'source', name: 'Inkwell' }] },
      { accountId: 1, spent: 30, purposes: [{ kind: 'ledger', name: 'upgrade' }] },
    ]);
    expect((await ask('currency=MESO')).list).toMatchObject([{ accountId: 1, spent: 3_000_000 }]);
    await api.seed((manager) => manager.query('UPDATE accounts SET banned = 0 WHERE id = 2'));
    await insertMonths(api);
    const statements = await statementsOf(api.database, () => ask('currency=VP&days=1'));
    const reads = statements.filter(({ text }) => text.includes('spent'));
    expect(reads).toHaveLength(2);
    for (const statement of reads)
      expect((await fullScansOf(api, statement)).filter((table) => !/paid|subquery/.test(table))).toEqual([]);
  });

  test.each(['currency=HP', 'days=8', 'page=0', 'limit=x'])(
    'refuses to say who spent by %s',
    async (query) => {
      const token = await api.app.get(SessionsService).open(ADMIN);
      expect((await api.call(`/api/admin/spending?${query}`, { token })).status).toBe(400);
    },
  );

  describeOnServer('of a database that is slow', () => {
    test('is not waited for: who asks learns that it takes too long', async () => {
      const token = await api.app.get(SessionsService).open(ADMIN);
      const counted = '/api/admin/spending?currency=VP&days=30';
      expect((await api.call(counted, { token })).status).toBe(200);
      await whileLocked(api, ['portal_ledger'], async () => {
        // The count is cached; only the purposes wait for the locked table.
        for (const address of [counted, '/api/admin/spending?currency=MESO&days=30'])
          expect((await api.call(address, { token })).body).toMatchObject({ code: 'logs.too_long' });
      });
    });
  });

  test('tells players and game masters nothing of spending', async () => {
    await api.seed((manager) => manager.query('UPDATE characters SET gm = 3 WHERE id = 1'));
    const sessions = api.app.get(SessionsService);
    for (const id of [1, 2])
      expect((await api.call('/api/admin/spending', { token: await sessions.open(id) })).status).toBe(403);
    expect((await api.call('/api/admin/spending')).status).toBe(401);
  });
});
