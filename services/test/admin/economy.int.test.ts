import { forEachEngine } from '@portico/testing-api';
import { HOUR_MS } from '@portico/domain';
import { type EconomyDto, EconomyService } from '../../src/modules/admin/economy/economy.service.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { LedgerService } from '../../src/modules/ledger/index.js';
import { proves } from '../harness/proves.js';
import { insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { fullScansOf, statementsOf } from '../harness/statements.js';
import {
  ADMIN,
  dayOf,
  emptyLogs,
  entry,
  insertMonths,
  insertPeople,
  NOW,
  nx,
  purchase,
  startOf,
  ZONE,
} from '../rows/economy-rows.js';

forEachEngine('the economy', (engine) => {
  proves(
    'modules/admin/economy/economy-days.repository',
    'modules/ledger/reports',
    'modules/game-logs/reports',
    'modules/voting/reports',
  );

  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine, settings: { public: { time: { zone: ZONE } } } });
    await insertPeople(api);
  });

  afterAll(() => api.close());

  beforeEach(() => emptyLogs(api));

  const count = (now = NOW) => api.app.get(EconomyService).count(now);
  const dayIn = ({ days }: EconomyDto, day: string) => days.find((one) => one.day === day);

  test('is thirty days by the clock of the server, those without anything too', async () => {
    await api.seed(async (manager) => {
      await nx(manager, startOf(29), 100);
      await nx(manager, startOf(29) - 1, 5000);
      await nx(manager, startOf(1) - 1, 20);
      await nx(manager, startOf(1), -7);
      await nx(manager, startOf(0), -3);
    });
    const economy = await count();
    expect(economy.days).toHaveLength(30);
    expect(economy.days.map(({ day }) => day)).toEqual(
      Array.from({ length: 30 }, (_, index) => dayOf(29 - index)),
    );
    expect(economy.days[0]).toMatchObject({ nxIn: 100, nxOut: 0 });
    expect(dayIn(economy, dayOf(2))).toMatchObject({ nxIn: 20, nxOut: 0 });
    expect(dayIn(economy, dayOf(1))).toMatchObject({ nxIn: 0, nxOut: 7 });
    expect(economy.days.at(-1)).toEqual({
      day: dayOf(0),
      nxIn: 0,
      nxOut: 3,
      vpIn: 0,
      vpOut: 0,
      mesoIn: 0,
      mesoOut: 0,
    });
    expect(economy.days.reduce((sum, { nxIn }) => sum + nxIn, 0)).toBe(120);
  });

  test('counts no change twice, though two logs have it', async () => {
    await api.seed(async (manager) => {
      // A vote: a row of its day, two ledger entries, a row of the NX log.
      await insertRow(manager, 'portal_vote_day', {
        account_id: 1,
        day: dayOf(1),
        votes: 1,
        nx: 2000,
        vp: 1,
      });
      await entry(manager, startOf(1), { currency: 'NX', delta: 2000, reason: 'vote' });
      await entry(manager, startOf(1), { currency: 'VP', delta: 1, reason: 'vote' });
      await nx(manager, startOf(1), 2000, { character_id: null, source: 'Vote' });
      // An exchange.
      await entry(manager, startOf(1), { currency: 'VP', delta: -2, reason: 'exchange' });
      await entry(manager, startOf(1), { currency: 'NX', delta: 2000, reason: 'exchange' });
      await nx(manager, startOf(1), 2000, { character_id: null, source: 'Exchange of vote points' });
      // Purchases: the NX log contains what was paid in NX.
      await purchase(manager, startOf(1), 900, 'NX_CREDIT');
      await nx(manager, startOf(1), -900, { character_id: 2, account_id: 2, source: 'Inkwell' });
      await purchase(manager, startOf(1), 5, 'VOTE_POINTS', 3);
      // The HP of an upgrade is no money.
      await entry(manager, startOf(1), { currency: 'MESO', delta: -3_000_000, reason: 'upgrade' });
      await entry(manager, startOf(1), { currency: 'HP', delta: 30, reason: 'upgrade' });
    });
    const economy = await count();
    expect(dayIn(economy, dayOf(1))).toEqual({
      day: dayOf(1),
      nxIn: 4000,
      nxOut: 900,
      vpIn: 1,
      vpOut: 7,
      mesoIn: 0,
      mesoOut: 3_000_000,
    });
    expect(economy.sources).toHaveLength(7);
    for (const source of [
      { currency: 'NX', source: 'vote', isLedger: true, paid: 2000, taken: 0 },
      { currency: 'NX', source: 'exchange', isLedger: true, paid: 2000, taken: 0 },
      { currency: 'NX', source: 'Inkwell', isLedger: false, paid: 0, taken: 900 },
      { currency: 'VP', source: 'Inkwell', isLedger: false, paid: 0, taken: 5 },
      { currency: 'VP', source: 'exchange', isLedger: true, paid: 0, taken: 2 },
      { currency: 'VP', source: 'vote', isLedger: true, paid: 1, taken: 0 },
      { currency: 'MESO', source: 'upgrade', isLedger: true, paid: 0, taken: 3_000_000 },
    ])
      expect(economy.sources).toContainEqual(source);
    expect(economy.movers).toEqual([
      { accountId: 1, accountName: 'account1', currency: 'NX', received: 4000, spent: 0 },
      { accountId: 2, accountName: 'account2', currency: 'NX', received: 0, spent: 900 },
      { accountId: 2, accountName: 'account2', currency: 'VP', received: 0, spent: 5 },
      { accountId: 1, accountName: 'account1', currency: 'VP', received: 1, spent: 2 },
      { accountId: 1, accountName: 'account1', currency: 'MESO', received: 0, spent: 3_000_000 },
    ]);
    expect(economy.itemsIn).toEqual([{ itemId: 2_040_000, name: 'Item 2040000', count: 4 }]);
  });

  test('has what the ledger really writes once', async () => {
    await api.app.get(LedgerService).apply({
      key: 'an exchange',
      accountId: 1,
      reason: 'exchange',
      actorAccountId: 1,
      requestId: null,
      changes: [
        { currency: 'VP', delta: -1 },
        { currency: 'NX', delta: 1000 },
      ],
    });
    const { days, sources } = await count(Date.now());
    expect(days.at(-1)).toMatchObject({ nxIn: 1000, nxOut: 0, vpIn: 0, vpOut: 1 });
    expect(sources).toEqual([
      { currency: 'NX', source: 'exchange', isLedger: true, paid: 1000, taken: 0 },
      { currency: 'VP', source: 'exchange', isLedger: true, paid: 0, taken: 1 },
    ]);
  });

  test('lists scrolls that were used up', async () => {
    await api.seed(async (manager) => {
      for (const [scroll, times] of [
        [2_040_000, 2],
        [2_040_001, 3],
      ] as const)
        for (let index = 0; index < times; index += 1)
          await insertRow(manager, 'portal_scroll_log', {
            at: startOf(index),
            character_id: 1,
            item_id: 1_302_000,
            scroll_id: scroll,
            success: index % 2,
            white_scroll: 0,
            slots_before: 7,
            slots_after: 6,
          });
    });
    expect((await count()).itemsOut.map(({ itemId, count: used }) => [itemId, used])).toEqual([
      [2_040_001, 3],
      [2_040_000, 2],
    ]);
  });

  test('tells many sources apart, and has the sum of the rest', async () => {
    await api.seed(async (manager) => {
      for (let index = 1; index <= 70; index += 1)
        await nx(manager, startOf(3) + index, index, { source: `Quest ${index}` });
    });
    const { days, sources } = await count();
    expect(days.reduce((sum, { nxIn }) => sum + nxIn, 0)).toBe(2485);
    expect(sources).toHaveLength(40);
    expect(sources.find(({ source }) => source === '')).toMatchObject({ paid: 55 });
  });

  test('sums up a day that is over once, in any process, and today each time', async () => {
    await api.seed(async (manager) => {
      for (let back = 0; back < 30; back += 1) await nx(manager, startOf(back) + HOUR_MS, 10);
    });
    const other = await startApi({
      engine,
      settings: { public: { time: { zone: ZONE } } },
      gameTables: 'none',
      ...(api.config.env.databaseUrl === undefined
        ? { environment: { home: api.config.env.home } }
        : { databaseUrl: api.config.env.databaseUrl }),
    });
    try {
      const answers = await Promise.all([count(), other.app.get(EconomyService).count(NOW), count()]);
      for (const { days } of answers)
        expect(days.map(({ nxIn }) => nxIn)).toEqual(Array.from({ length: 30 }, () => 10));
    } finally {
      await other.close();
    }
    await api.seed(async (manager) => {
      await nx(manager, NOW - 1000, 5);
    });
    const statements = await statementsOf(api.database, async () => {
      expect((await count()).days.at(-1)).toMatchObject({ nxIn: 15 });
    });
    expect(statements.filter(({ text }) => text.includes('GROUP BY source'))).toHaveLength(1);
    const later = await count(NOW + 24 * HOUR_MS);
    expect(later.days.at(-2)).toMatchObject({ day: dayOf(0), nxIn: 15 });
    expect(later.days.at(-1)).toMatchObject({ nxIn: 0 });
  });

  test('loses nothing of a source that is written in capitals too', async () => {
    await api.seed(async (manager) => {
      await nx(manager, startOf(1), 10, { source: 'Gift shop', character_id: null });
      await nx(manager, startOf(1), 7, { source: 'GIFT SHOP' });
      await nx(manager, startOf(1), 3, { source: 'Vote', character_id: null });
    });
    await count();
    expect(dayIn(await count(), dayOf(1))).toMatchObject({ nxIn: 20 });
  });

  test('is added up ahead, a few days a round', async () => {
    await api.seed((manager) => nx(manager, startOf(2), 10));
    const { job } = api.app.get(EconomyService);
    await job.run(NOW);
    await job.run(NOW);
    const rows = await api.database.reader.query<{ day: string }[]>(
      "SELECT day FROM portal_economy_day WHERE kind = 'done' ORDER BY day DESC",
    );
    expect(rows.map(({ day }) => day)).toEqual(Array.from({ length: 10 }, (_, index) => dayOf(index + 1)));
  });

  test('answers an admin, on indexes', async () => {
    await insertMonths(api);
    const token = await api.app.get(SessionsService).open(ADMIN);
    const statements = await statementsOf(api.database, async () => {
      const { status, body } = await api.call<EconomyDto>('/api/admin/economy', { token });
      expect(status).toBe(200);
      expect(body.days.reduce((sum, { vpIn }) => sum + vpIn, 0)).toBeGreaterThan(50);
    });
    const reads = statements.filter(({ text }) =>
      /portal_(nx_log|ledger|inkwell|scroll|vote_day)/.test(text),
    );
    expect(reads.length).toBeGreaterThan(50);
    for (const statement of reads.slice(-9))
      expect((await fullScansOf(api, statement)).filter((table) => !/moved|scroll/i.test(table))).toEqual([]);
  });
});
