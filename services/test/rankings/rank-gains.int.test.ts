import { DAY_MS, dayNumber, EXP_TO_NEXT_LEVEL, GAIN_PERIODS, type GainPeriod } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import { GainsCounting } from '../../src/modules/rankings/gains/gains-counting.js';
import type { GainsDto } from '../../src/modules/rankings/rankings.dto.js';
import { packDay, RankBoardService, RankDailyEntity } from '../../src/modules/rankings/index.js';
import { proves } from '../harness/proves.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const NOW = Date.UTC(2026, 4, 20, 15);
const TODAY = dayNumber(NOW, 'UTC');

type Standing = [id: number, level: number, exp: number];

/** Ids of three parts of a day. */
const BEFORE: Standing[] = [
  [3, 10, 1000],
  [5, 50, 0],
  [6, 90, 500],
  [7, 30, 7],
  [2100, 200, 0],
  [4200, 20, 0],
];

const CURRENT: [...Standing, more?: Record<string, number>][] = [
  [3, 12, 5],
  [5, 50, 4000],
  // Lost EXP, and level after a rebirth.
  [6, 90, 100],
  [7, 1, 900],
  // Was not recorded, although its id is not a newcomer's.
  [8, 150, 9],
  [2100, 200, 0],
  [4200, 199, 0, { accountid: 2 }],
  // Made since.
  [4300, 3, 10],
  [4301, 255, 10, { gm: 3 }],
];

/** Gains by the specification, written as plainly as possible. */
function naiveGains(): { id: number; exp: number; levels: number }[] {
  const before = new Map(BEFORE.map(([id, level, exp]) => [id, { level, exp }]));
  const lastId = Math.max(...before.keys());
  const gains: { id: number; exp: number; levels: number }[] = [];
  for (const [id, level, exp, more] of CURRENT) {
    const from = id > lastId ? { level: 1, exp: 0 } : before.get(id);
    if (from === undefined || more !== undefined || level < from.level) continue;
    let gained = exp - from.exp;
    for (let step = from.level; step < level; step++) gained += Number(EXP_TO_NEXT_LEVEL[step - 1]);
    if (gained > 0) gains.push({ id, exp: gained, levels: level - from.level });
  }
  return gains;
}

forEachEngine('gains', (engine) => {
  proves('modules/rankings/daily/rank-history.repository', 'modules/rankings/gains/gains.service');

  let api: TestApi;

  const list = async (query = ''): Promise<GainsDto> => {
    const answer = await api.call<GainsDto>(`/api/rankings/gains?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const count = (now = NOW) => api.app.get(GainsCounting).job.run(now);

  async function record(day: number, standings: readonly Standing[]): Promise<void> {
    const ids = Int32Array.from(standings, ([id]) => id);
    const parts = packDay({
      ids,
      levels: Int32Array.from(standings, ([, level]) => level),
      exps: Float64Array.from(standings, ([, , exp]) => exp),
      order: Uint32Array.from(ids, (_, index) => index),
    });
    await api.seed(async (manager) => {
      for (const { part, data } of parts) {
        await manager.insert(RankDailyEntity, {
          part,
          day,
          at: day * DAY_MS + 60_000,
          data: Buffer.from(data),
        });
      }
    });
  }

  beforeAll(async () => {
    api = await startApi({ engine, settings: { public: { time: { zone: 'UTC' } } } });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      await insertAccount(manager, 2, { banned: 1 });
      for (const [id, level, exp, more] of CURRENT) {
        await insertCharacter(manager, id, { level, exp, accountid: 1, ...more });
      }
    });
    await api.app.get(RankBoardService).refresh();
    await api.seed((manager) => manager.clear(RankDailyEntity));
  });

  afterAll(() => api.close());

  it('are not known before a day is recorded', async () => {
    await count();
    expect(await list()).toMatchObject({ since: null, players: [], pagination: { totalItems: 0 } });
  });

  it('equal a plain computation, over level-ups and without the hidden', async () => {
    await record(TODAY - 5, BEFORE);
    await count();
    const expected = naiveGains();
    expect(expected.map(({ id }) => id)).toEqual([3, 5, 4300]);
    for (const sort of ['exp', 'levels'] as const) {
      const { players, since } = await list(`sort=${sort}`);
      expect(since).toBe((TODAY - 5) * DAY_MS + 60_000);
      expect(players.map(({ id, gainedExp: exp, gainedLevels: levels }) => ({ id, exp, levels }))).toEqual(
        expected
          .filter((gain) => gain[sort] > 0)
          .toSorted((one, other) => other[sort] - one[sort] || other.exp - one.exp),
      );
      expect(players.map(({ place }) => place)).toEqual(players.map((_, index) => index + 1));
    }
  });

  it('are counted from the first day recorded within each period', async () => {
    await record(TODAY - 40, [[3, 1, 0]]);
    await record(
      TODAY - 20,
      BEFORE.map(([id, level, exp]): Standing => [id, level, id === 3 ? exp - 1 : exp]),
    );
    await record(
      TODAY,
      CURRENT.map(([id, level, exp]): Standing => [id, level, id === 5 ? exp - 1 : exp]),
    );
    await count(NOW + DAY_MS / 24);
    const seen = new Map<GainPeriod, unknown>();
    for (const period of GAIN_PERIODS) {
      const { since, players } = await list(`period=${period}`);
      seen.set(period, [(Number(since) - 60_000) / DAY_MS - TODAY, players.length]);
    }
    expect(Object.fromEntries(seen)).toEqual({ week: [-5, 3], today: [0, 1], month: [-20, 3] });
  });

  it('page and refuse what is no period or sort', async () => {
    expect(await list('limit=2&page=2')).toMatchObject({
      players: [{ place: 3 }],
      pagination: { page: 2, totalItems: 3, totalPages: 2 },
    });
    expect((await list('page=2147483647&limit=100')).players).toEqual([]);
    for (const query of ['period=year', 'sort=fame', 'page=0']) {
      expect((await api.call(`/api/rankings/gains?${query}`)).status).toBe(400);
    }
  });

  it('are counted by one round in five minutes', async () => {
    const counted = (await list()).ranksAsOf;
    await count(counted + 60_000);
    expect((await list('limit=3')).ranksAsOf).toBe(counted);
  });
});
