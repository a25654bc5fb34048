import { DAY_MS, type ErrorBody, writtenDay } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import { packDay } from '../../src/modules/rankings/daily/packed-day.js';
import { RankDailyEntity } from '../../src/modules/rankings/daily/rank-history.repository.js';
import type { RankHistoryDto } from '../../src/modules/rankings/rankings.dto.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { BAD_IDS } from '../rows/refusals.js';

/** The day on which the tests begin; the date may change while they run. */
const TODAY = Math.floor(Date.now() / DAY_MS);

forEachEngine('the history of a player', (engine) => {
  let api: TestApi;

  const historyOf = async (id: number, query = ''): Promise<RankHistoryDto> => {
    const answer = await api.call<RankHistoryDto>(`/api/rankings/${id}/history${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  /** A day on which players 5000, 5001 and 9000 ranked in this order, all of one level. */
  const insertDay = async (daysAgo: number, level: number): Promise<void> => {
    const day = TODAY - daysAgo;
    const parts = packDay({
      ids: Int32Array.of(5000, 5001, 9000),
      levels: Int32Array.of(level, level, level),
      exps: Float64Array.of(Number.MAX_SAFE_INTEGER, 7, 0),
      order: Uint32Array.of(0, 1, 2),
    });
    await api.seed(async (manager) => {
      for (const { part, data } of parts) {
        await manager.insert(RankDailyEntity, { part, day, at: day * DAY_MS, data: Buffer.from(data) });
      }
    });
  };

  beforeAll(async () => {
    // Uses the days of the test.
    api = await startApi({ engine, settings: { public: { time: { zone: 'UTC' } } } });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      await insertAccount(manager, 2, { banned: 1 });
      await insertCharacter(manager, 5000, { level: 50, exp: 3 });
      await insertCharacter(manager, 5001, { level: 60, exp: 4 });
      await insertCharacter(manager, 9000, { level: 70, accountid: 2 });
      await insertCharacter(manager, 12_000, { level: 7, exp: 1 });
    });
    for (const daysAgo of [800, 300, 60, 20, 3]) await insertDay(daysAgo, 49);
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  it('ends with where the player stands now', async () => {
    const { id, points, to } = await historyOf(5000, '?range=7d');
    expect(id).toBe(5000);
    expect(points.at(-1)).toEqual({ day: writtenDay(TODAY), at: to, level: 50, exp: 3, rank: 2 });
    expect(points[0]).toEqual({
      day: writtenDay(TODAY - 3),
      at: (TODAY - 3) * DAY_MS,
      level: 49,
      exp: Number.MAX_SAFE_INTEGER,
      rank: 1,
    });
  });

  // The day of the test was recorded by the ranking itself.
  it.each([
    ['7d', 1],
    ['30d', 2],
    ['90d', 3],
    ['1y', 4],
    ['all', 5],
  ])('reaches back %s', async (range, recorded) => {
    const { points, from, to } = await historyOf(5001, `?range=${range}`);
    const before = points.filter(({ level }) => level === 49);
    expect(before).toHaveLength(recorded);
    expect(from).toBeLessThanOrEqual(Number(before[0]?.at));
    expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(points.every(({ at }) => at <= to)).toBe(true);
  });

  it('has each day once: of today, what is now', async () => {
    const { points, fromDay, toDay } = await historyOf(5001, '?range=30d');
    const days = points.map(({ day }) => day);
    expect(days).toEqual([writtenDay(TODAY - 20), writtenDay(TODAY - 3), writtenDay(TODAY)]);
    expect([fromDay, toDay]).toEqual([writtenDay(TODAY - 30), writtenDay(TODAY)]);
  });

  it('is not sent again to a browser that has it', async () => {
    const address = '/api/rankings/5001/history?range=30d';
    const etag = String((await api.call(address)).headers.etag);
    const asked = Date.now();
    await vi.waitUntil(() => Date.now() > asked);
    const again = await api.call(address, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.etag]).toEqual([304, etag]);
  });

  it('begins no later than its first point', async () => {
    for (const range of ['24h', '7d', '30d', '90d', '1y', 'all']) {
      const { from, fromDay, points } = await historyOf(5001, `?range=${range}`);
      expect(from).toBeLessThanOrEqual(Number(points[0]?.at));
      expect(fromDay <= String(points[0]?.day)).toBe(true);
    }
  });

  it('shows no day that a clock recorded which ran ahead', async () => {
    await insertDay(-3, 99);
    const { points, to } = await historyOf(5001, '?range=7d');
    expect(points.map(({ level }) => level)).not.toContain(99);
    expect(points.every(({ at }) => at <= to)).toBe(true);
  });

  it('shows 90 days unless told otherwise', async () => {
    expect((await historyOf(5001)).points).toHaveLength((await historyOf(5001, '?range=90d')).points.length);
  });

  it('has of a new player what was recorded since', async () => {
    const { points } = await historyOf(12_000, '?range=all');
    expect(points.every(({ level, exp, rank }) => level === 7 && exp === 1 && rank === 3)).toBe(true);
  });

  it.each([9000, 4999, 2_147_483_647])('is not found of player %i, hidden or absent', async (id) => {
    const answer = await api.call<ErrorBody>(`/api/rankings/${id}/history`);
    expect([answer.status, answer.body.code]).toEqual([404, 'players.player_not_found']);
  });

  it.each(BAD_IDS)('refuses the id %s', async (id) => {
    const answer = await api.call<ErrorBody>(`/api/rankings/${id}/history`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });

  it.each(['range=8d', 'range=ALL', 'range=7d&range=30d', 'range=-1', 'range=7d%00'])(
    'refuses %s',
    async (query) => {
      const answer = await api.call<ErrorBody>(`/api/rankings/5000/history?${query}`);
      expect([answer.status, answer.body.issues?.[0]?.field]).toEqual([400, 'range']);
    },
  );
});
