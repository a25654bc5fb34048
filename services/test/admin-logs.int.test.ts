import { forEachEngine } from '@portico/testing-api';
import { SessionsService } from '../src/modules/identity/index.js';
import type {
  BossLogsDto,
  ExpLogsDto,
  FoundPlayersDto,
  InkwellLogsDto,
  NxCreditLogsDto,
  ScrollingLogsDto,
} from '../src/modules/admin-logs/game-logs/game-logs.dto.js';
import type { AuditLogsDto } from '../src/modules/admin-logs/audit-log/audit-log.dto.js';
import type { LogChartDto } from '../src/modules/admin-logs/reading/log-answer.dto.js';
import type { AdminVoteLogsDto } from '../src/modules/admin-logs/vote-log/vote-log.dto.js';
import { insertAccount, insertCharacter, insertRow } from './harness/rows.js';
import { startApi } from './harness/start-api.js';
import type { TestApi } from './harness/start-api.js';

const OWNER = 900;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A quarter past midnight in Asia/Tokyo, nine hours ahead. */
const TOKYO_MIDNIGHT = Date.UTC(2026, 2, 9, 15);

forEachEngine('logs of admins', (engine) => {
  let api: TestApi;
  let token = '';

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(async (manager) => {
      await insertAccount(manager, OWNER, { webadmin: 1 });
      await insertAccount(manager, 1, { name: 'lantern' });
      await insertAccount(manager, 2, { name: "o'hara_%" });
      await insertCharacter(manager, 11, { accountid: 1, name: 'Wick', level: 30, job: 100 });
      await insertCharacter(manager, 12, { accountid: 1, name: 'Wickham' });
      await insertCharacter(manager, 21, { accountid: 2, name: "Q';--%_" });
    });
    token = await api.app.get(SessionsService).open(OWNER);
  });

  afterAll(() => api.close());

  beforeEach(() =>
    api.seed(async (manager) => {
      for (const table of [
        'portal_boss_log',
        'portal_scroll_log',
        'portal_nx_log',
        'portal_inkwell_log',
        'portal_vote',
        'characterexplogs',
      ])
        await manager.query(`DELETE FROM ${table}`);
    }),
  );

  const ask = async <T>(path: string): Promise<T> => (await api.call<T>(`/api/${path}`, { token })).body;
  const refused = async (path: string) => {
    const { status, text } = await api.call(`/api/${path}`, { token });
    return [status, text.includes('validation_failed')];
  };

  const boss = (id: number, at: number, values: Record<string, string | number> = {}) =>
    api.seed((manager) =>
      insertRow(manager, 'portal_boss_log', {
        id,
        at,
        character_id: 11,
        account_id: 1,
        boss_type: 'ZAKUM',
        frequency: 'daily',
        ...values,
      }),
    );

  describe('page by page', () => {
    test('forward and backward, each row once, also where many have one time', async () => {
      const at = Date.now() - MINUTE_MS;
      for (let id = 1; id <= 23; id++) await boss(id, id < 20 ? at : at - MINUTE_MS);
      const seen: number[] = [];
      const pages: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: BossLogsDto = await ask(`logs/boss?limit=5&cursor=${cursor}`);
        seen.push(...page.logs.map(({ id }) => id));
        pages.push(page.logs.map(({ id }) => id).join());
        expect(page.pagination).toMatchObject({ totalLogs: 23, totalPages: 5, isAbout: false });
        cursor = page.pagination.next;
      }
      expect(seen).toEqual([...Array.from({ length: 19 }, (_, index) => 19 - index), 23, 22, 21, 20]);
      const last = await ask<BossLogsDto>('logs/boss?limit=5&page=5');
      expect(last.logs.map(({ id }) => id).join()).toBe(pages[4]);
      expect(last.pagination.next).toBeNull();
      let previous = last.pagination.previous;
      for (const expected of pages.slice(0, 4).reverse()) {
        const page: BossLogsDto = await ask(`logs/boss?limit=5&cursor=${previous ?? ''}`);
        expect(page.logs.map(({ id }) => id).join()).toBe(expected);
        previous = page.pagination.previous;
      }
      expect(previous).toBeNull();
    });

    test('by number: one past the end is empty, and bad ones are refused', async () => {
      await boss(1, Date.now() - MINUTE_MS);
      const past = await ask<BossLogsDto>('logs/boss?page=2');
      expect(past).toMatchObject({ logs: [], pagination: { page: 2, totalLogs: 1, totalPages: 1 } });
      for (const query of ['page=0', 'limit=x', 'cursor=abc', 'cursor=bzEuMQ&cursor=x', 'bossType=SNAIL'])
        expect(await refused(`logs/boss?${query}`)).toEqual([400, true]);
    });
  });

  describe('of days', () => {
    const days = (from: string, to: string) => `startDate=${from}&endDate=${to}`;

    test('of the calendar of the server, both with them', async () => {
      await boss(1, TOKYO_MIDNIGHT - 1);
      await boss(2, TOKYO_MIDNIGHT);
      await boss(3, TOKYO_MIDNIGHT + DAY_MS - 1);
      await boss(4, TOKYO_MIDNIGHT + DAY_MS);
      const ids = async (query: string) =>
        (await ask<BossLogsDto>(`logs/boss?${query}`)).logs.map(({ id }) => id);
      expect(await ids(days('2026-03-10', '2026-03-10'))).toEqual([3, 2]);
      expect(await ids(days('2026-03-09', '2026-03-10'))).toEqual([3, 2, 1]);
      expect(await ids(days('2026-03-10T00:00', '2026-03-10T23:58'))).toEqual([2]);
      expect(await ids(days('2026-03-10T23:59', '2026-03-11T00:00'))).toEqual([4, 3]);
      expect(await ids('')).toEqual([]);
      const { from, until } = await ask<BossLogsDto>(`logs/boss?${days('2026-03-10', '2026-03-10')}`);
      expect([from, until]).toEqual([TOKYO_MIDNIGHT, TOKYO_MIDNIGHT + DAY_MS]);
    });

    test('that are none, or too many, are refused', async () => {
      for (const query of [
        days('2026-03-10', '2026-03-09'),
        days('2026-02-30', '2026-03-09'),
        days('2026-3-1', '2026-03-09'),
        days('2026-03-09T24:00', '2026-03-10'),
        days('2025-01-01', '2026-03-09'),
        'startDate=2020-01-01',
      ])
        expect(await refused(`logs/boss?${query}`)).toEqual([400, true]);
      expect((await ask<BossLogsDto>(`logs/boss?${days('2025-03-10', '2026-03-10')}`)).logs).toEqual([]);
    });
  });

  test('bosses by type, frequency and name, with totals of both frequencies', async () => {
    const at = Date.now() - MINUTE_MS;
    await boss(1, at);
    await boss(2, at, { boss_type: 'HORNTAIL', frequency: 'weekly' });
    await boss(3, at, { character_id: 21, account_id: 2 });
    const all = await ask<BossLogsDto>('logs/boss');
    expect(all).toMatchObject({
      isStock: false,
      isWritten: true,
      summary: { dailyTotal: 2, weeklyTotal: 1, bossType: null },
    });
    expect(all.logs[0]).toMatchObject({
      character_name: "Q';--%_",
      account_name: "o'hara_%",
      bosstype: 'ZAKUM',
    });
    const ids = async (query: string) =>
      (await ask<BossLogsDto>(`logs/boss?${query}`)).logs.map(({ id }) => id);
    expect(await ids('bossType=HORNTAIL')).toEqual([2]);
    expect(await ids('frequency=daily')).toEqual([3, 1]);
    expect(await ids('bossType=ZAKUM&frequency=weekly')).toEqual([]);
    expect(await ids('searchFilter=wick')).toEqual([2, 1]);
    expect(await ids('searchFilter=LANT')).toEqual([2, 1]);
    expect(await ids(`searchFilter=${encodeURIComponent("';--%_")}`)).toEqual([3]);
    expect(await ids(`searchFilter=${encodeURIComponent('hara_%')}&frequency=daily`)).toEqual([3]);
    expect(await ids('searchFilter=%25')).toEqual([3]);
    expect(await ids('searchFilter=nobody')).toEqual([]);
    expect(await refused(`logs/boss?searchFilter=${'x'.repeat(40)}`)).toEqual([400, true]);
    const weekly = await ask<BossLogsDto>('logs/boss?frequency=weekly&bossType=HORNTAIL');
    expect(weekly.summary).toEqual({ dailyTotal: 0, weeklyTotal: 1, bossType: 'HORNTAIL' });
  });

  test("bosses from the game's own counters where nothing else was ever written", async () => {
    const time = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
    const at = Math.floor((Date.now() - DAY_MS) / 1000) * 1000;
    await api.seed(async (manager) => {
      for (const table of ['bosslog_daily', 'bosslog_weekly'])
        await manager.query(
          `CREATE TABLE ${table} (id INTEGER PRIMARY KEY, characterid INT, bosstype VARCHAR(16), attempttime TIMESTAMP)`,
        );
      await insertRow(manager, 'bosslog_daily', {
        id: 1,
        characterid: 11,
        bosstype: 'ZAKUM',
        attempttime: time(at),
      });
      await insertRow(manager, 'bosslog_weekly', {
        id: 1,
        characterid: 21,
        bosstype: 'HORNTAIL',
        attempttime: time(at + 1000),
      });
    });
    const stock = await startApiBeside();
    try {
      const answer = (await stock.call<BossLogsDto>('/api/logs/boss', { token })).body;
      expect(answer).toMatchObject({
        isStock: true,
        isWritten: true,
        summary: { dailyTotal: 1, weeklyTotal: 1 },
      });
      expect(
        answer.logs.map(({ bosstype, attempttime, account_name }) => [bosstype, attempttime, account_name]),
      ).toEqual([
        ['HORNTAIL', at + 1000, "o'hara_%"],
        ['ZAKUM', at, 'lantern'],
      ]);
      const some = (await stock.call<BossLogsDto>('/api/logs/boss?searchFilter=wick', { token })).body;
      expect(some.logs).toHaveLength(1);
    } finally {
      await stock.close();
      await api.seed(async (manager) => {
        for (const table of ['bosslog_daily', 'bosslog_weekly']) await manager.query(`DROP TABLE ${table}`);
      });
    }
  });

  /** Another process on the same database: this one may have seen rows in our own log. */
  function startApiBeside(): Promise<TestApi> {
    const { home, databaseUrl } = api.config.env;
    return startApi({ engine, databaseUrl, environment: { home }, gameTables: 'none' });
  }

  test('EXP by day, and of one character on whatever day', async () => {
    const now = Date.now();
    const time = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
    await api.seed(async (manager) => {
      const gains = [400, 30, 3, 0].map((days, index) => ({ days, id: (index + 1) * 10 }));
      for (const { days, id } of gains)
        for (const charid of [11, 21])
          await insertRow(manager, 'characterexplogs', {
            id: id + (charid === 11 ? 0 : 1),
            charid,
            gained_exp: id,
            world_exp_rate: 6,
            current_exp: 5,
            exp_gain_time: time(now - days * DAY_MS),
          });
    });
    const week = await ask<ExpLogsDto>('logs/exp');
    expect(week.logs.map(({ id }) => id)).toEqual([41, 40, 31, 30]);
    expect(week.logs[1]).toMatchObject({
      charid: 11,
      character_name: 'Wick',
      account_id: 1,
      account_name: 'lantern',
      gained_exp: 40,
      exp_per_hour: 2400,
      exp_coupon: null,
      exp_gain_time: Math.floor(now / 1000) * 1000,
    });
    expect(week.summary.todayExp).toBe(80);
    const month = new Date(now - 45 * DAY_MS).toISOString().slice(0, 10);
    expect((await ask<ExpLogsDto>(`logs/exp?startDate=${month}`)).pagination.totalLogs).toBe(6);
    const one = await ask<ExpLogsDto>('logs/exp?playerId=11&startDate=nonsense');
    expect(one.logs.map(({ id }) => id)).toEqual([40, 30, 20, 10]);
    expect([one.from, one.until, one.summary.todayExp]).toEqual([null, null, 40]);
    const page = await ask<ExpLogsDto>('logs/exp?playerId=11&limit=2&page=2');
    expect(page.logs.map(({ id }) => id)).toEqual([20, 10]);
    expect((await ask<ExpLogsDto>('logs/exp?characterFilter=wic')).logs.map(({ id }) => id)).toEqual([
      40, 30,
    ]);
    expect(await refused('logs/exp?playerId=0')).toEqual([400, true]);
    const chart = await ask<LogChartDto>('logs/exp/chart?playerId=11');
    expect(chart.points.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(chart.points.length).toBeLessThanOrEqual(120);
  });

  test('votes that counted alone, with addresses of two parts', async () => {
    const at = Date.now() - MINUTE_MS;
    const vote = (id: number, state: string, account: number, values = {}) =>
      api.seed((manager) =>
        insertRow(manager, 'portal_vote', {
          id,
          account_id: account,
          site: 'own',
          vote_key: String(id),
          at,
          state,
          ip: '203.0.113.9',
          confirmed_at: state === 'opened' ? null : at,
          nx: 2000,
          vp: 1,
          ...values,
        }),
      );
    await vote(1, 'credited', 1);
    await vote(2, 'confirmed', 2, { ip: '2001:db8:1:2::/64' });
    await vote(3, 'opened', 1);
    await vote(4, 'refused', 1);
    await vote(5, 'confirmed', 0);
    const answer = await ask<AdminVoteLogsDto>('voting/admin/logs');
    expect(answer.logs).toMatchObject([
      { id: 2, account_name: "o'hara_%", ip_address: '2001:db8:*', is_credited: false },
      {
        id: 1,
        account_name: 'lantern',
        character_names: ['Wick', 'Wickham'],
        ip_address: '203.0.*.*',
        vote_time: at,
        reward_amount: 2000,
        vote_points_added: 1,
        is_credited: true,
      },
    ]);
    expect(answer.summary.todayCount).toBe(2);
    const some = await ask<AdminVoteLogsDto>('voting/admin/logs?searchFilter=wick');
    expect([some.logs.map(({ id }) => id), some.summary.todayCount]).toEqual([[1], 1]);
    const chart = await ask<LogChartDto>('voting/admin/logs/chart');
    expect(chart.points.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  test('scrolls with what they add up to', async () => {
    const at = Date.now() - MINUTE_MS;
    await api.seed(async (manager) => {
      for (const [id, success, white] of [
        [1, 1, 0],
        [2, 0, 1],
        [3, 0, 0],
      ])
        await insertRow(manager, 'portal_scroll_log', {
          id: Number(id),
          at,
          character_id: 11,
          item_id: 1302000,
          scroll_id: 2043000,
          success: Number(success),
          white_scroll: Number(white),
          slots_before: 7,
          slots_after: 6,
        });
    });
    const answer = await ask<ScrollingLogsDto>('logs/scrolling');
    expect(answer.stats).toEqual({
      totalScrolls: 3,
      successfulScrolls: 1,
      whiteScrollsUsed: 1,
      chaosScrolls: 0,
    });
    expect(answer.logs[2]).toMatchObject({
      success: true,
      item_name: 'Item 1302000',
      account_name: 'lantern',
    });
    const failed = await ask<ScrollingLogsDto>('logs/scrolling?success=false');
    expect([failed.logs.map(({ id }) => id), failed.stats.totalScrolls]).toEqual([[3, 2], 2]);
    expect(await refused('logs/scrolling?success=maybe')).toEqual([400, true]);
  });

  test('NX and purchases with what they add up to', async () => {
    const at = Date.now() - MINUTE_MS;
    const nx = { at, account_id: 1, balance_before: 0, balance_after: 0, source: 'Vote' };
    const bought = { at, account_id: 1, character_id: 11, quantity: 1, balance_before: 9, balance_after: 1 };
    await api.seed(async (manager) => {
      await insertRow(manager, 'portal_nx_log', { id: 1, ...nx, type: 'GAIN', amount: 2000 });
      await insertRow(manager, 'portal_nx_log', {
        id: 2,
        ...nx,
        character_id: 11,
        type: 'SPEND',
        amount: 900,
      });
      await insertRow(manager, 'portal_nx_log', {
        id: 3,
        ...nx,
        account_id: 2,
        character_id: 21,
        type: 'GAIN',
        amount: 5,
      });
      await insertRow(manager, 'portal_inkwell_log', {
        id: 1,
        ...bought,
        item_id: 5,
        cost: 4,
        currency: 'VOTE_POINTS',
      });
      await insertRow(manager, 'portal_inkwell_log', {
        id: 2,
        ...bought,
        item_id: 5,
        cost: 3,
        currency: 'VOTE_POINTS',
      });
      await insertRow(manager, 'portal_inkwell_log', {
        id: 3,
        ...bought,
        item_id: 6,
        cost: 900,
        currency: 'NX_CREDIT',
      });
    });
    const credit = await ask<NxCreditLogsDto>('logs/nx-credit');
    expect(credit.stats).toEqual({
      totalGained: 2005,
      totalSpent: 900,
      uniqueCharacters: 2,
      largestTransaction: 2000,
    });
    expect(credit.logs[2]).toMatchObject({
      character_id: null,
      character_name: null,
      account_name: 'lantern',
    });
    const ids = async (query: string) =>
      (await ask<NxCreditLogsDto>(`logs/nx-credit?${query}`)).logs.map(({ id }) => id);
    expect([await ids('search=lant'), await ids('search=wick'), await ids('type=GAIN')]).toEqual([
      [2, 1],
      [2],
      [3, 1],
    ]);
    const shop = await ask<InkwellLogsDto>('logs/inkwell');
    expect(shop.stats).toEqual({
      totalPurchases: 3,
      totalVPSpent: 7,
      totalNXSpent: 900,
      popularItems: [
        { id: 5, name: 'Item 5', count: 2 },
        { id: 6, name: 'Item 6', count: 1 },
      ],
    });
    expect((await ask<InkwellLogsDto>('logs/inkwell?currency=NX_CREDIT')).logs.map(({ id }) => id)).toEqual([
      3,
    ]);
  });

  test('the audit by action and by whoever an act concerns', async () => {
    await api.seed(async (manager) => {
      await manager.query('DELETE FROM portal_audit');
      for (const [id, action, account, actor] of [
        [1, 'sign-in', 1, 1],
        [2, 'ban', 2, 1],
        [3, 'unban', 2, OWNER],
      ])
        await insertRow(manager, 'portal_audit', {
          id: Number(id),
          at: Date.now() - DAY_MS + Number(id),
          action: String(action),
          account_id: Number(account),
          actor_account_id: Number(actor),
          network: '203.0.113.5',
          details: '{"reason":"spam"}',
          previous_hash: 'a',
          hash: 'b',
        });
    });
    const ids = async (query: string) =>
      (await ask<AuditLogsDto>(`logs/audit?${query}`)).logs.map(({ id }) => id);
    expect(await ids('')).toEqual([3, 2, 1]);
    expect(await ids('action=ban')).toEqual([2]);
    expect(await ids('search=lantern')).toEqual([2, 1]);
    expect(await ids('search=wick')).toEqual([2, 1]);
    const [latest] = (await ask<AuditLogsDto>('logs/audit')).logs;
    expect(latest).toMatchObject({
      account_name: "o'hara_%",
      actor_id: OWNER,
      ip_address: '203.0.*.*',
      details: { reason: 'spam' },
    });
  });

  test('players by a part of their name, from two letters on, ten at most', async () => {
    await api.seed(async (manager) => {
      for (let id = 100; id < 115; id++) await insertCharacter(manager, id, { name: `Wack${id}` });
    });
    const find = async (term: string) =>
      (await ask<FoundPlayersDto>(`logs/search-players?term=${encodeURIComponent(term)}`)).players;
    expect(await find('w')).toEqual([]);
    expect(await find('wick')).toEqual([
      { id: 11, name: 'Wick', level: 30, job: 100, account_id: 1 },
      { id: 12, name: 'Wickham', level: 1, job: 0, account_id: 1 },
    ]);
    expect(await find('ack')).toHaveLength(10);
    expect(await find("';--")).toMatchObject([{ id: 21 }]);
    expect(await find('__')).toEqual([]);
  });
});
