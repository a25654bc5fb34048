import { forEachEngine } from '@portico/testing-api';
import { HOUR_MS } from '@portico/domain';
import type { BossLogsDto } from '../../src/modules/admin-logs/logs/boss-log.js';
import type { ExpLogsDto } from '../../src/modules/admin-logs/logs/exp-log.js';
import type { NxCreditLogsDto } from '../../src/modules/admin-logs/logs/nx-credit-log.js';
import type { LogChartDto } from '../../src/modules/admin-logs/reading/log-answer.dto.js';
import { LogTotalsService } from '../../src/modules/admin-logs/reading/log-totals.service.js';
import { LogCounting } from '../../src/modules/admin-logs/logs/log-counting.js';
import { startLogsApi } from '../harness/admin-logs.js';
import type { LogsApi } from '../harness/admin-logs.js';
import { insertRow } from '../harness/rows.js';
import type { TestApi } from '../harness/start-api.js';

forEachEngine('logs of which more rows are chosen than are counted one by one', (engine) => {
  let logs: LogsApi;
  let api: TestApi;

  beforeAll(async () => {
    logs = await startLogsApi(engine);
    ({ api } = logs);
    await logs.empty();
    await seed();
    await api.app.get(LogCounting).job.run();
  });

  afterAll(() => api.close());

  beforeEach(() => (api.app.get(LogTotalsService).exactRows = 1000));

  /** Six days of bosses, EXP and NX, three of each an hour. */
  async function seed(): Promise<void> {
    const now = Date.now();
    await api.seed(async (manager) => {
      for (let index = 0; index < 6 * 24 * 3; index += 1) {
        const at = now - index * (HOUR_MS / 3);
        const isWeekly = index % 4 === 0;
        await insertRow(manager, 'portal_boss_log', {
          at,
          character_id: 11,
          account_id: 1,
          boss_type: isWeekly ? 'HORNTAIL' : 'ZAKUM',
          frequency: isWeekly ? 'weekly' : 'daily',
        });
        await insertRow(manager, 'characterexplogs', {
          id: 1000 - index,
          charid: 11,
          gained_exp: index,
          world_exp_rate: 1,
          current_exp: 0,
          exp_gain_time: new Date(at).toISOString().slice(0, 19).replace('T', ' '),
        });
        await insertRow(manager, 'portal_nx_log', {
          at,
          account_id: 1,
          type: index % 3 === 0 ? 'SPEND' : 'GAIN',
          amount: index,
          balance_before: 0,
          balance_after: 0,
          source: 'Vote',
        });
      }
    });
  }

  /** The same question twice: once counted row by row, once from the hourly counts. */
  async function bothWays<T>(path: string): Promise<[counted: T, about: T]> {
    const totals = api.app.get(LogTotalsService);
    const counted = await logs.ask<T>(path);
    totals.exactRows = 10;
    return [counted, await logs.ask<T>(path)];
  }

  test.each(['', '&bossType=HORNTAIL', '&frequency=daily', '&bossType=ZAKUM&frequency=daily'])(
    'have the totals that counting finds%s',
    async (choice) => {
      const [counted, about] = await bothWays<BossLogsDto>(`logs/boss?limit=5${choice}`);
      expect([counted.pagination.isAbout, about.pagination.isAbout]).toEqual([false, true]);
      expect(about.pagination.totalLogs).toBe(counted.pagination.totalLogs);
      expect(about.summary).toEqual(counted.summary);
      expect(about.logs).toEqual(counted.logs);
    },
  );

  test.each(['', 'type=SPEND'])('have the sums that adding up finds: %s', async (choice) => {
    const [counted, about] = await bothWays<NxCreditLogsDto>(`logs/nx-credit?${choice}`);
    expect(about.stats).toEqual({ ...counted.stats, uniqueCharacters: null });
    expect(counted.stats.largestTransaction).toBeGreaterThan(400);
  });

  test('name no characters who gained most, because hours do not know them', async () => {
    const [counted, about] = await bothWays<ExpLogsDto>('logs/exp?limit=5');
    expect([counted.pagination.isAbout, about.pagination.isAbout]).toEqual([false, true]);
    expect(counted.summary.topCharacters).toMatchObject([{ id: 11 }]);
    expect(about.summary).toEqual({ ...counted.summary, topCharacters: null });
  });

  test.each(['', 'bossType=HORNTAIL'])('have the chart that counting draws: %s', async (choice) => {
    const [counted, about] = await bothWays<LogChartDto>(`logs/boss/chart?${choice}`);
    expect([counted.isAbout, about.isAbout]).toEqual([false, true]);
    expect(about.points).toEqual(counted.points);
    expect(counted.points.length).toBeLessThanOrEqual(120);
  });

  test('have their first and last page by number, and those between by going on', async () => {
    const [, first] = await bothWays<BossLogsDto>('logs/boss?limit=1&page=1');
    const last = await logs.ask<BossLogsDto>(`logs/boss?limit=1&page=${first.pagination.totalPages}`);
    expect(last.logs.map(({ id }) => id)).toEqual([6 * 24 * 3]);
    expect(last.pagination.next).toBeNull();
  });

  test('count what came late again from the beginning once the counts are emptied', async () => {
    await api.seed(async (manager) => {
      for (const table of ['portal_log_hour', 'portal_log_progress'])
        await manager.query(`DELETE FROM ${table}`);
    });
    await api.app.get(LogCounting).job.run();
    const [counted, about] = await bothWays<BossLogsDto>('logs/boss');
    expect(about.pagination.totalLogs).toBe(counted.pagination.totalLogs);
  });

  test('are counted again by a clock that was a day ahead', async () => {
    const counting = api.app.get(LogCounting);
    await counting.job.run(Date.now() + 24 * HOUR_MS);
    await logs.boss(9001, Date.now());
    await counting.job.run();
    await counting.job.run(Date.now() + 3 * HOUR_MS);
    const [counts] = await api.database.reader.query<Record<string, unknown>[]>(
      `SELECT (SELECT SUM(row_count) FROM portal_log_hour WHERE log = 'boss') AS counted,
        (SELECT COUNT(*) FROM portal_boss_log) AS written`,
    );
    expect(Number(counts?.counted)).toBe(Number(counts?.written));
  });
});
