import { forEachEngine } from '@portico/testing-api';
import { HOUR_MS } from '@portico/domain';
import { CatalogService } from '../../src/catalog/index.js';
import { GameClock } from '../../src/game/index.js';
import { LogCounting } from '../../src/modules/admin-logs/logs/log-counting.js';
import { LogHoursRepository } from '../../src/modules/admin-logs/roll-up/log-hours.repository.js';
import { BOSS_TABLE } from '../../src/modules/game-logs/index.js';
import { expTable } from '../../src/modules/admin-logs/logs/exp-log.js';
import { LogRowsRepository } from '../../src/modules/admin-logs/tables/log-rows.repository.js';
import { StockTables } from '../../src/modules/admin-logs/tables/stock-tables.js';
import { LeaderJobs } from '../../src/platform/jobs/index.js';
import { startLogsApi } from '../harness/admin-logs.js';
import type { LogsApi } from '../harness/admin-logs.js';
import { insertRow } from '../harness/rows.js';
const AHEAD_HOURS = 9;

forEachEngine('a log of dates after its zone was changed', (engine) => {
  let logs: LogsApi;
  const [utc, tokyo] = [new GameClock('UTC'), new GameClock('Asia/Tokyo')];
  const start = Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 40 * HOUR_MS;
  const hour = start / HOUR_MS;

  beforeAll(async () => {
    logs = await startLogsApi(engine);
    await logs.empty();
    await logs.api.seed(async (manager) => {
      for (const [index, minutes] of [5, 10, 70].entries())
        await insertRow(manager, 'characterexplogs', {
          id: index + 1,
          charid: 11,
          gained_exp: 100,
          exp_gain_time: utc.textOf(start + minutes * 60_000),
        });
    });
    await logs.boss(1, start);
    await countBy(utc);
  });

  afterAll(() => logs.api.close());

  function countBy(clock: GameClock): Promise<unknown> {
    const { app } = logs.api;
    return new LogCounting(
      app.get(LogRowsRepository),
      app.get(LogHoursRepository),
      app.get(StockTables),
      app.get(CatalogService),
      clock,
      app.get(LeaderJobs),
    ).job.run();
  }

  async function hoursOf(log: string): Promise<[hour: number, rows: number][]> {
    const rows = await logs.api.database.reader.query<Record<string, unknown>[]>(
      'SELECT hour, row_count FROM portal_log_hour WHERE log = ? ORDER BY hour',
      [log],
    );
    return rows.map((row) => [Number(row.hour), Number(row.row_count)]);
  }

  const countedUntil = (clock: GameClock) =>
    logs.api.app.get(LogHoursRepository).countedUntil(expTable(clock));

  test('is not told from hours of the zone before', async () => {
    expect(await hoursOf('exp')).toEqual([
      [hour, 2],
      [hour + 1, 1],
    ]);
    expect(await countedUntil(utc)).toBeGreaterThan(start);
    expect(await countedUntil(tokyo)).toBe(0);
  });

  test('is counted again from its first hour, and other logs are left as they are', async () => {
    await countBy(tokyo);
    expect(await hoursOf('exp')).toEqual([
      [hour - AHEAD_HOURS, 2],
      [hour - AHEAD_HOURS + 1, 1],
    ]);
    expect(await countedUntil(tokyo)).toBeGreaterThan(start);
    expect(await hoursOf('boss')).toEqual([[hour, 1]]);
    expect(await logs.api.app.get(LogHoursRepository).countedUntil(BOSS_TABLE)).toBeGreaterThan(start);
  });

  test('is counted on, and not again, where the zone stays', async () => {
    await logs.api.seed((manager) =>
      manager.query(`UPDATE portal_log_hour SET row_count = 5 WHERE log = 'exp'`),
    );
    await countBy(tokyo);
    expect((await hoursOf('exp')).map(([, rows]) => rows)).toEqual([5, 5]);
  });
});
