import { dayNumber } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import { DayRanks } from '../../src/modules/rankings/daily/rank-changes.js';
import { IDS_PER_PART, packDay } from '../../src/modules/rankings/daily/packed-day.js';
import { RankDailyEntity } from '../../src/modules/rankings/daily/rank-history.repository.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import type { PlayerDto, RankingsDto } from '../../src/modules/rankings/rankings.dto.js';
import { insertAccount, insertCharacter, insertRows } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { insertRankDay } from '../rows/rank-days.js';

/** A time zone with days that start hours after those of UTC. */
const ZONE = 'America/Los_Angeles';

/** Characters of three parts of the history; the last has never been recorded. */
const IDS = [5, 2100, 5000, 5001, 9000];

forEachEngine('changes of ranks', (engine) => {
  let api: TestApi;

  const list = async (query = ''): Promise<RankingsDto> =>
    (await api.call<RankingsDto>(`/api/rankings${query}`)).body;
  const changes = async (query = '') =>
    new Map((await list(query)).players.map(({ id, rankChange }) => [id, rankChange]));

  const insertDay = (daysAgo: number, ...order: number[]) => insertRankDay(api, daysAgo, order);

  beforeAll(async () => {
    api = await startApi({ engine, settings: { public: { time: { zone: ZONE } } } });
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      for (const [index, id] of IDS.entries()) await insertCharacter(manager, id, { level: 100 - index });
    });
    await insertDay(1, 2100, 5, 5001, 5000);
    await insertDay(2, 5001, 5000, 2100, 5);
    await insertDay(7, 5000, 2100, 5);
    await api.app.get(RankBoardService).refresh();
  });

  afterAll(() => api.close());

  it('are counted from the days of the server, up as more and down as less', async () => {
    const found = await changes();
    expect(found.get(5)).toEqual({ day: 1, week: 2 });
    expect(found.get(2100)).toEqual({ day: -1, week: 0 });
    expect(found.get(5000)).toEqual({ day: 1, week: -2 });
  });

  it('are null where a day is not known, and altogether for a newcomer', async () => {
    const found = await changes();
    expect(found.get(5001)).toEqual({ day: -1, week: null });
    expect(found.get(9000)).toBeNull();
  });

  it('belong to the ranking of everybody by level, also where it is searched, and to no other', async () => {
    const name = (await list()).players.find(({ id }) => id === 5)?.name;
    expect((await changes(`?search=${name}`)).get(5)).toEqual({ day: 1, week: 2 });
    for (const query of ['?sort=fame', '?job=beginner', '?mode=regular']) {
      expect([...(await changes(query)).values()].every((change) => change === null)).toBe(true);
    }
  });

  it('stand on the page of a player', async () => {
    const { body } = await api.call<PlayerDto>('/api/rankings/5');
    expect(body.rankChange).toEqual({ day: 1, week: 2 });
  });

  it('stand with the neighbours of a player, at the top, in the middle and at the end', async () => {
    const near = async (id: number) =>
      (await api.call<PlayerDto>(`/api/rankings/${id}`)).body.neighbours.map((one) => [one.id, one.rank]);
    expect(await near(5)).toEqual([
      [2100, 2],
      [5000, 3],
    ]);
    expect(await near(5000)).toEqual([
      [5, 1],
      [2100, 2],
      [5001, 4],
      [9000, 5],
    ]);
    expect(await near(9000)).toEqual([
      [5000, 3],
      [5001, 4],
    ]);
  });
});

/** Many ids between any two, so that each is in its own part of the history, and more parts than memory holds of two days. */
const SPREAD = 1100;

forEachEngine('changes of ranks that are asked for together', (engine) => {
  let api: TestApi;

  const daysAgo = (days: number) => dayNumber(Date.now(), ZONE) - days;

  beforeAll(async () => {
    api = await startApi({ engine, settings: { public: { time: { zone: ZONE } } } });
    const ids = Int32Array.from({ length: SPREAD }, (_, index) => index * IDS_PER_PART + 1);
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      const people = Array.from(ids, (id, index) => ({
        id,
        accountid: 1,
        name: `Player${id}`,
        level: 200,
        exp: SPREAD - index,
      }));
      await insertRows(manager, 'characters', people);
      const standing = { levels: new Int32Array(SPREAD), exps: new Float64Array(SPREAD) };
      const order = Uint32Array.from(ids, (_, index) => SPREAD - 1 - index);
      const parts = packDay({ ids, order, ...standing });
      for (const day of [1, 7].map(daysAgo)) {
        const rows = parts.map(({ part, data }) => ({ part, day, at: 1, data: Buffer.from(data) }));
        await manager.insert(RankDailyEntity, rows);
      }
    });
    await api.app.get(RankBoardService).refresh();
  }, 120_000);

  afterAll(() => api.close());

  it('are all there for all who ask first', async () => {
    const pages = await Promise.all(
      Array.from({ length: 12 }, (_, index) => api.call<RankingsDto>(`/api/rankings?limit=${index + 20}`)),
    );
    const unknown = pages.flatMap(({ body }) => body.players.filter(({ rankChange }) => rankChange === null));
    expect(unknown).toEqual([]);
  });

  it('are all there in a file', async () => {
    const { text } = await api.call('/api/rankings/csv');
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(1000);
    expect(lines.filter((line) => line.endsWith(',,'))).toHaveLength(0);
    expect(lines[0]).toMatch(new RegExp(`,${SPREAD - 1},${SPREAD - 1}$`));
  });

  it('lack what is damaged, and nothing else', async () => {
    await api.seed(async (manager) => {
      const data = Buffer.from('damaged');
      await manager.update(RankDailyEntity, { part: 1, day: daysAgo(1) }, { data });
    });
    api.app.get(DayRanks).clear();
    const { body } = await api.call<RankingsDto>('/api/rankings?limit=3');
    const week = (place: number) => SPREAD - 2 * place + 1;
    expect(body.players.map(({ rankChange }) => rankChange)).toEqual([
      { day: week(1), week: week(1) },
      { day: null, week: week(2) },
      { day: week(3), week: week(3) },
    ]);
  });
});
