import { forEachEngine } from '@portico/testing-api';
import { DAY_MS, MINUTE_MS } from '@portico/domain';
import type { BossLogsDto } from '../../src/modules/admin-logs/logs/boss-log.js';
import type { FoundPlayersDto } from '../../src/modules/admin-logs/players-search.controller.js';
import { startLogsApi } from '../harness/admin-logs.js';
import type { LogsApi } from '../harness/admin-logs.js';
import { insertCharacter } from '../harness/rows.js';
import type { TestApi } from '../harness/start-api.js';

/** Midnight in Asia/Tokyo, nine hours ahead. */
const TOKYO_MIDNIGHT = Date.UTC(2026, 2, 9, 15);

forEachEngine('logs of admins', (engine) => {
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
