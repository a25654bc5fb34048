import { forEachEngine } from '@portico/testing-api';
import { DAY_MS, MINUTE_MS } from '@portico/domain';
import type { AdminVoteLogsDto } from '../../src/modules/admin-logs/logs/votes-log.js';
import type { LogChartDto } from '../../src/modules/admin-logs/reading/log-answer.dto.js';
import type { BossLogsDto } from '../../src/modules/admin-logs/logs/boss-log.js';
import type { ExpLogsDto } from '../../src/modules/admin-logs/logs/exp-log.js';
import { startLogsApi } from '../harness/admin-logs.js';
import type { LogsApi } from '../harness/admin-logs.js';
import { insertRow } from '../harness/rows.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';

forEachEngine('rows of the logs of bosses, EXP and votes', (engine) => {
  let logs: LogsApi;
  let api: TestApi;

  beforeAll(async () => {
    logs = await startLogsApi(engine);
    ({ api } = logs);
  });

  afterAll(() => api.close());

  beforeEach(() => logs.empty());

  const ask = <T>(path: string) => logs.ask<T>(path);
  const refused = (path: string) => logs.refused(path);
  const boss = (id: number, at: number, values?: Record<string, string | number>) =>
    logs.boss(id, at, values);

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
      const answer = (await stock.call<BossLogsDto>('/api/logs/boss', { token: logs.token })).body;
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
      const some = (await stock.call<BossLogsDto>('/api/logs/boss?searchFilter=wick', { token: logs.token }))
        .body;
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
      exp_per_hour: 144_000,
      exp_coupon: null,
      exp_gain_time: Math.floor(now / 1000) * 1000,
    });
    expect(week.summary).toEqual({
      todayExp: 80,
      topCharacters: [
        { id: 11, name: 'Wick', gained: 70, fastest: 144_000 },
        { id: 21, name: expect.any(String), gained: 70, fastest: 144_000 },
      ],
    });
    const month = new Date(now - 45 * DAY_MS).toISOString().slice(0, 10);
    expect((await ask<ExpLogsDto>(`logs/exp?startDate=${month}`)).pagination.totalLogs).toBe(6);
    const one = await ask<ExpLogsDto>('logs/exp?playerId=11&startDate=nonsense');
    expect(one.logs.map(({ id }) => id)).toEqual([40, 30, 20, 10]);
    expect([one.from, one.until, one.summary.todayExp]).toEqual([null, null, 40]);
    expect(one.summary.topCharacters).toMatchObject([{ id: 11, gained: 100 }]);
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
});
