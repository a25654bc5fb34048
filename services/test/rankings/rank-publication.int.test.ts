import { forEachEngine } from '@portico/testing-api';
import { HOUR_MS } from '@portico/domain';
import {
  RankDailyEntity,
  RankHistoryRepository,
} from '../../src/modules/rankings/daily/rank-history.repository.js';
import { RankRecorder } from '../../src/modules/rankings/daily/rank-recorder.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import {
  RankBlobEntity,
  RankGenerationEntity,
  RankGenerationsRepository,
} from '../../src/modules/rankings/board/rank-generations.repository.js';
import { RankReader } from '../../src/modules/rankings/board/rank-reader.js';
import { RankWorker } from '../../src/modules/rankings/board/rank-worker.js';
import { LeaseLost, Leases } from '../../src/platform/jobs/index.js';
import { proves } from '../harness/proves.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { UnsteadyUnitOfWork } from '../rows/small-town.js';

/** Rankings of another process on the same database, which publishes through `publications`. */
function anotherProcess(
  api: TestApi,
  publications = api.unitOfWork,
): { boards: RankBoardService; leases: Leases } {
  const { database, unitOfWork, config } = api;
  const leases = new Leases(unitOfWork);
  const generations = new RankGenerationsRepository(
    database.reader.getRepository(RankGenerationEntity),
    database.reader.getRepository(RankBlobEntity),
    publications,
    leases,
  );
  const recorder = new RankRecorder(
    new RankHistoryRepository(database.reader.getRepository(RankDailyEntity), unitOfWork, leases),
    config,
  );
  const reader = api.app.get(RankReader);
  const boards = new RankBoardService(
    reader,
    new RankWorker(),
    generations,
    recorder,
    leases,
    config,
    api.database,
  );
  return { boards, leases };
}

forEachEngine('rankings of several processes on one database', (engine) => {
  proves('platform/jobs/leases');

  let api: TestApi;
  let first: { boards: RankBoardService; leases: Leases };
  let second: { boards: RankBoardService; leases: Leases };

  const orderOf = async ({ boards }: { boards: RankBoardService }): Promise<number[]> => {
    const { board } = await boards.current();
    return board.page({ sort: 'level', term: '', page: 1, limit: 20 }).places.map(({ id }) => id);
  };
  const generations = async (): Promise<number[]> => {
    const rows = await api.database.reader.query<{ id: number }[]>(
      'SELECT id FROM portal_rank_generation ORDER BY id',
    );
    return rows.map(({ id }) => id);
  };
  const setLevel = (id: number, level: number): Promise<void> =>
    api.seed((manager) => manager.query('UPDATE characters SET level = ? WHERE id = ?', [level, id]));

  beforeAll(async () => {
    // No refresh by the clock: the tests decide who refreshes when.
    api = await startApi({ engine, settings: { server: { rankings: { refreshSeconds: 3600 } } } });
    first = { boards: api.app.get(RankBoardService), leases: api.app.get(Leases) };
    second = anotherProcess(api);
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      for (const id of [1, 2, 3]) await insertCharacter(manager, id, { level: id * 10 });
    });
    await first.boards.refresh();
  });

  afterAll(() => api.close());

  it('are not waited for without an end before the first is made', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const source = vi.spyOn(RankReader.prototype, 'read').mockImplementationOnce(async () => {
      await held;
      throw new Error('the first reading failed');
    });
    await api.seed((manager) => manager.query('DELETE FROM portal_rank_generation'));
    const starting = anotherProcess(api);
    try {
      await expect(starting.boards.current()).rejects.toMatchObject({ code: 'players.ranking_unready' });
      goOn();
      await vi.waitFor(async () => expect(await orderOf(starting)).toEqual([3, 2, 1]));
    } finally {
      source.mockRestore();
      await starting.boards.beforeApplicationShutdown();
      await first.boards.refresh();
    }
  });

  it('are made by one and loaded by the other', async () => {
    const before = await generations();
    const standing = await second.boards.refresh();
    expect(standing.generation).toBe(before.at(-1));
    expect(await orderOf(second)).toEqual([3, 2, 1]);
    expect(await generations()).toEqual(before);
  });

  it('reach the other once the first has published a change', async () => {
    await setLevel(1, 31);
    await second.boards.refresh();
    expect(await orderOf(second)).toEqual([3, 2, 1]);
    await first.boards.refresh();
    await second.boards.refresh();
    expect([await orderOf(first), await orderOf(second)]).toEqual([
      [1, 3, 2],
      [1, 3, 2],
    ]);
  });

  it('leave the generation before the last in place, and none before it', async () => {
    for (const level of [32, 33]) {
      await setLevel(1, level);
      await first.boards.refresh();
    }
    expect(await generations()).toHaveLength(2);
    const blobs = await api.database.reader.query<{ id: number }[]>(
      'SELECT DISTINCT generation_id AS id FROM portal_rank_blob ORDER BY generation_id',
    );
    expect(blobs.map(({ id }) => id)).toEqual(await generations());
  });

  it('are taken from what is published by a process that starts again', async () => {
    await first.boards.beforeApplicationShutdown();
    const before = await generations();
    const restarted = anotherProcess(api);
    expect((await restarted.boards.refresh()).generation).toBe(before.at(-1));
    expect(await generations()).toEqual(before);
    await restarted.boards.beforeApplicationShutdown();
  });

  it('are led by the other at once when the first stops', async () => {
    await setLevel(2, 99);
    await second.boards.refresh();
    expect(await orderOf(second)).toEqual([2, 1, 3]);
    await first.boards.refresh();
    expect((await first.boards.current()).generation).toBe((await generations()).at(-1));
  });

  it('are right in the one that leads even while it cannot publish them', async () => {
    await second.boards.beforeApplicationShutdown();
    const publications = new UnsteadyUnitOfWork(api.unitOfWork);
    const leader = anotherProcess(api, publications);
    const before = await generations();
    await setLevel(3, 150);
    publications.failures = 1;
    const standing = await leader.boards.refresh();
    expect(standing.generation).toBeUndefined();
    expect(await orderOf(leader)).toEqual([3, 2, 1]);
    expect(await generations()).toEqual(before);
    expect((await leader.boards.refresh()).generation).toBe((await generations()).at(-1));
    expect(await generations()).not.toEqual(before);
    await leader.boards.beforeApplicationShutdown();
  });

  it('are made again where what is published cannot be read', async () => {
    const before = await generations();
    await api.seed((manager) =>
      manager.query('UPDATE portal_rank_blob SET data = ?', [Buffer.from('spoilt')]),
    );
    const restarted = anotherProcess(api);
    const { generation } = await restarted.boards.refresh();
    expect(before).not.toContain(generation);
    expect(await orderOf(restarted)).toEqual([3, 2, 1]);
    expect((await generations()).at(-1)).toBe(generation);
    await restarted.boards.beforeApplicationShutdown();
  });

  it('are left alone by a process of another version, which ranks for itself', async () => {
    const [leader, other] = [anotherProcess(api), anotherProcess(api)];
    await leader.boards.refresh();
    await api.seed((manager) => manager.query('UPDATE portal_rank_generation SET format = format + 1'));
    expect((await other.boards.refresh()).generation).toBeUndefined();
    expect(await orderOf(other)).toEqual([3, 2, 1]);
    expect((await leader.boards.refresh()).generation).toBe((await generations()).at(-1));
    expect((await other.boards.refresh()).generation).toBe((await generations()).at(-1));
    await leader.boards.beforeApplicationShutdown();
  });

  it('are recorded once a day, whichever process leads', async () => {
    const rows = await api.database.reader.manager.find(RankDailyEntity, {
      select: { part: true, day: true },
    });
    // Two if the date changed while the tests ran.
    expect([1, 2]).toContain(rows.length);
  });

  it('cannot be published by one whose lease has been taken over', async () => {
    const lease = await first.leases.take('a job', 1000, 0);
    expect(await second.leases.take('a job', 1000, 999)).toBeUndefined();
    const taken = await second.leases.take('a job', HOUR_MS, 1000);
    expect(taken?.fence).toBe(Number(lease?.fence) + 1);
    expect(await first.leases.take('a job', 1000, 1001)).toBeUndefined();
    await expect(
      api.seed(async (manager) => lease && first.leases.confirm(manager, lease)),
    ).rejects.toBeInstanceOf(LeaseLost);
  });

  it('are not held by a lease that a clock a day ahead took', async () => {
    const now = Date.now();
    const ahead = await first.leases.take('a third job', HOUR_MS, now + 24 * HOUR_MS);
    const taken = await second.leases.take('a third job', HOUR_MS, now);
    expect(taken?.fence).toBe(Number(ahead?.fence) + 1);
    await expect(
      api.seed(async (manager) => ahead && first.leases.confirm(manager, ahead)),
    ).rejects.toBeInstanceOf(LeaseLost);
    await expect(
      api.seed(async (manager) => taken && second.leases.confirm(manager, taken)),
    ).resolves.toBeUndefined();
  });

  it('are held by one whose clock differs by a little, and after it was set back an hour', async () => {
    const now = Date.now();
    expect(await first.leases.take('a fourth job', HOUR_MS, now + 2000)).toBeDefined();
    expect(await second.leases.take('a fourth job', 1000, now)).toBeUndefined();
    const kept = await first.leases.take('a fourth job', HOUR_MS, now - HOUR_MS);
    expect(kept).toBeDefined();
    expect(await second.leases.take('a fourth job', 1000, now - HOUR_MS)).toBeUndefined();
    expect(await second.leases.take('a fourth job', 1000, now)).toMatchObject({
      fence: Number(kept?.fence) + 1,
    });
  });

  it('are followed by no one for what a clock a day ahead confirmed last', async () => {
    const stuck = anotherProcess(api, api.unitOfWork);
    await first.boards.refresh();
    await api.seed((manager) =>
      manager.query('UPDATE portal_rank_generation SET confirmed_at = ?', [Date.now() + 24 * HOUR_MS]),
    );
    const standing = await stuck.boards.refresh();
    expect(standing.generation).toBeUndefined();
    expect(standing.asOf).toBeLessThanOrEqual(Date.now());
    await stuck.boards.beforeApplicationShutdown();
  });

  it('are led by exactly one of many who ask at once', async () => {
    const processes = Array.from({ length: 6 }, () => new Leases(api.unitOfWork));
    const asked = await Promise.all(processes.map((leases) => leases.take('another job', HOUR_MS)));
    expect(asked.filter((held) => held !== undefined)).toHaveLength(1);
  });
});
