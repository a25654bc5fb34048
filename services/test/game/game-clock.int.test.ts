import { HOUR_MS, MINUTE_MS } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import { GameClock } from '../../src/game/index.js';
import { expTable } from '../../src/modules/admin-logs/logs/exp-log.js';
import { LogRowsRepository } from '../../src/modules/admin-logs/tables/log-rows.repository.js';
import { ExperienceRows } from '../../src/modules/admin/story/story.repository.js';
import { type LogsApi, startLogsApi } from '../harness/admin-logs.js';
import { insertRow } from '../harness/rows.js';

const SPRING = Date.UTC(2026, 2, 29, 1);
const AUTUMN = Date.UTC(2026, 9, 25, 1);

forEachEngine('dates by the clock of the game server', (engine) => {
  let logs: LogsApi;
  const clock = new GameClock('Europe/Berlin', SPRING);
  const table = expTable(clock);
  const shown = [
    '2026-03-29 01:59:00',
    '2026-03-29 03:00:00',
    '2026-07-01 12:00:00',
    '2026-10-25 02:30:00',
    '2026-10-25 03:00:00',
  ];

  beforeAll(async () => {
    logs = await startLogsApi(engine);
    await logs.api.seed(async (manager) => {
      for (const [index, at] of shown.entries())
        await insertRow(manager, 'characterexplogs', {
          id: index + 1,
          charid: 11,
          gained_exp: 10 ** index,
          exp_gain_time: at,
        });
    });
  });

  afterAll(() => logs.api.close());

  const scopeOf = async (from: number, until: number) => {
    return logs.api.app.get(LogRowsRepository).between({ table, choices: {} }, from, until);
  };

  test('are moments, whatever the season', async () => {
    const rows = await logs.api.app
      .get(LogRowsRepository)
      .rows(await scopeOf(0, SPRING + 365 * 24 * HOUR_MS), { direction: 'newer', limit: 10 });
    expect(rows.map(({ at }) => at)).toEqual([
      SPRING - MINUTE_MS,
      SPRING,
      Date.UTC(2026, 6, 1, 10),
      AUTUMN - HOUR_MS / 2,
      AUTUMN + HOUR_MS,
    ]);
  });

  test.each([
    [SPRING - HOUR_MS, SPRING, [1]],
    [SPRING, SPRING + HOUR_MS, [2]],
    [AUTUMN - HOUR_MS, AUTUMN, [4]],
    [AUTUMN, AUTUMN + HOUR_MS, []],
    [AUTUMN + HOUR_MS, AUTUMN + 2 * HOUR_MS, [5]],
  ])('are found within their hour, and counted in no other: from %d', async (from, until, ids) => {
    const log = logs.api.app.get(LogRowsRepository);
    const rows = await log.rows(await scopeOf(from, until), { direction: 'newer', limit: 10 });
    expect(rows.map(({ id }) => id)).toEqual(ids);
    const hours = await log.hourly(table, from, until);
    expect(hours.map(({ hour, rows: count }) => [hour * HOUR_MS, count])).toEqual(ids.map(() => [from, 1]));
  });

  test('are those of the story of an account', async () => {
    const span = { at: SPRING, from: SPRING - MINUTE_MS, until: SPRING + HOUR_MS };
    const log = logs.api.app.get(LogRowsRepository);
    const rows = await new ExperienceRows(logs.api.database.reader, clock, log).read([11], span);
    expect(rows.map(({ at }) => at)).toEqual([SPRING, SPRING - MINUTE_MS]);
  });
});
