import { Logger } from '@nestjs/common';
import { MAX_LEVEL } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import { CatalogService } from '../../src/catalog/index.js';
import { GameBridge } from '../../src/game/bridge/index.js';
import { BridgeCursorEntity } from '../../src/modules/activity/activity.entities.js';
import { EventFollowing } from '../../src/modules/activity/events/event-following.js';
import { EventRecording } from '../../src/modules/activity/events/event-recording.js';
import { GameEventEntries } from '../../src/modules/activity/events/game-event-entries.js';
import { WorldEventsRepository } from '../../src/modules/activity/events/world-events.repository.js';
import { StoreRecorder } from '../../src/modules/market/archive/store-recorder.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { LeaderJobs, Leases } from '../../src/platform/jobs/index.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { PLUG_KEY, SimulatedPlug } from '../harness/simulated-plug.js';
import { startApi, type TestApi } from '../harness/start-api.js';

const BOSS = 8800002;
const DEW = 4000000;
const PLACE = { world: 0, channel: 2, mapId: 910000001 };

forEachEngine('what the running game tells', (engine) => {
  let plug: SimulatedPlug;
  let api: TestApi;

  beforeAll(async () => {
    plug = new SimulatedPlug();
    const url = await plug.listen();
    // Its first look would share a list without stores with the reader of events.
    vi.spyOn(StoreRecorder.prototype, 'onApplicationBootstrap').mockReturnValue();
    api = await startApi({
      engine,
      settings: { server: { bridge: { kind: 'http', url, readMs: 10_000, slowMs: 5000 } } },
      environment: { bridgeKey: PLUG_KEY },
    });
    const catalog = api.app.get(CatalogService);
    vi.spyOn(catalog.current, 'monster').mockImplementation((id) => named(id, BOSS, 'Lantern King'));
    vi.spyOn(catalog.current, 'item').mockImplementation((id) => named(id, DEW, 'Dew'));
    await api.seed(async (manager) => {
      await insertAccount(manager, 1);
      for (const [id, name] of ['Mira', 'Wren', 'Tamarisk'].entries())
        await insertCharacter(manager, id + 1, { name, accountid: 1, level: 99 });
    });
    await api.app.get(RankBoardService).refresh();
    await follow();
  });

  // Other files of the process need the recorder of stores and the log.
  afterAll(async () => {
    vi.restoreAllMocks();
    await api.close();
    await plug.close();
  });

  /** The reader of another process. */
  const otherReader = () => {
    const { app, unitOfWork, database, config } = api;
    const leases = new Leases(unitOfWork);
    const [bridge, entries, events] = [
      app.get(GameBridge),
      app.get(GameEventEntries),
      app.get(WorldEventsRepository),
    ];
    const jobs = new LeaderJobs(leases, unitOfWork, database, config);
    const cursors = database.reader.getRepository(BridgeCursorEntity);
    return new EventFollowing(bridge, entries, events, cursors, unitOfWork, leases, jobs);
  };
  const follow = () => api.app.get(EventFollowing).job.run();
  const release = () => api.app.get(Leases).release('bridge-events');
  const told = async () => {
    const events = await api.app.get(WorldEventsRepository).newest(50);
    return events
      .map(({ kind, name, detail }) => [kind, name, detail].join(' ').trim())
      .sort((one, other) => (one < other ? -1 : 1));
  };
  const warnings = () => {
    const warn = vi.spyOn(Logger.prototype, 'warn').mockClear();
    return () => warn.mock.calls.map(([line]) => line as { msg: string });
  };
  const forget = () =>
    api.seed((manager) => manager.query("DELETE FROM portal_world_event WHERE subject <> 'first-round'"));

  it('is told with names of our own, without what no one knows', async () => {
    const of = (characterId: number) => ({ characterId, name: '<b>Nobody' });
    plug.merchants = [{ ...of(1), ownerName: 'Mira', description: 'cheap\n<b>', goods: [], ...PLACE }];
    plug.events.add({ type: 'login', accountId: 1, ...of(1), ...PLACE });
    plug.events.add({ type: 'level', ...of(1), level: 150, job: 112 });
    plug.events.add({ type: 'level', ...of(2), level: 151, job: 112 });
    plug.events.add({ type: 'level', ...of(2), level: MAX_LEVEL, job: 112 });
    plug.events.add({ type: 'level', ...of(77), level: MAX_LEVEL, job: 112 });
    plug.events.add({ type: 'level', ...of(3), level: 'high' });
    plug.events.add({ type: 'level', ...of(3), level: 150, job: 112, at: Date.now() + 86_400_000 });
    plug.events.add({ type: 'boss', mobId: BOSS, characterIds: [77, 3], ...PLACE });
    plug.events.add({ type: 'boss', mobId: 100100, characterIds: [3], ...PLACE });
    plug.events.add({ type: 'merchantOpened', ...of(1), ...PLACE });
    const sale = { type: 'sold', characterId: 1, bundles: 1, quantity: 1, price: 5, at: Date.now() };
    for (const itemId of [DEW, DEW, 1]) plug.events.add({ ...sale, itemId });
    plug.events.add({ type: 'eclipse', moon: true });
    await follow();
    const all = [
      'defeat Tamarisk Lantern King',
      'level Wren',
      'reached Mira 150',
      'sale Mira Dew',
      'sale Mira Dew',
      'store Mira cheap <b>',
    ];
    expect(await told()).toEqual(all);
    await follow();
    expect(await told()).toEqual(all);
  });

  it('is not told again when the portal finds it by itself', async () => {
    await api.app.get(StoreRecorder).record();
    await api.seed((manager) => manager.query(`UPDATE characters SET level = ${MAX_LEVEL} WHERE id = 2`));
    await api.app.get(RankBoardService).refresh();
    const before = await told();
    await api.app.get(EventRecording).job.run();
    await api.app.get(EventRecording).job.run();
    expect(await told()).toEqual(before);
  });

  it('is told once when the reader is killed, and by one reader at a time', async () => {
    await forget();
    const sale = { type: 'sold', characterId: 1, itemId: DEW, bundles: 1, quantity: 1, price: 5 };
    for (let count = 0; count < 25; count += 1) plug.events.add(sale);
    const killed = vi.spyOn(api.app.get(WorldEventsRepository), 'addTo');
    killed.mockImplementationOnce(() => Promise.reject(new Error('killed before the commit')));
    await expect(follow()).rejects.toThrow('killed');
    expect(await told()).toEqual([]);
    const other = otherReader();
    await other.job.run();
    expect(await told()).toEqual([]);
    await release();
    await Promise.all([other.job.run(), follow(), other.job.run()]);
    await Promise.all([other.job.run(), follow()]);
    expect(await told()).toHaveLength(25);
    await api.app.get(Leases).release('bridge-events');
  });

  it('writes nothing once another reader has the lease', async () => {
    await forget();
    plug.events.add({ type: 'level', characterId: 3, name: 'x', level: 120, job: 112 });
    const late = otherReader();
    await api.seed((manager) =>
      manager.query("UPDATE portal_lease SET expires_at = 0 WHERE name = 'bridge-events'"),
    );
    const entries = vi.spyOn(api.app.get(GameEventEntries), 'entriesOf');
    entries.mockImplementationOnce(async () => {
      await api.seed((manager) =>
        manager.query("UPDATE portal_lease SET fence = fence + 1, holder = 'x' WHERE name = 'bridge-events'"),
      );
      return [];
    });
    expect(await late.job.run()).toBeUndefined();
    entries.mockRestore();
    await api.seed((manager) =>
      manager.query("UPDATE portal_lease SET expires_at = 0 WHERE name = 'bridge-events'"),
    );
    await follow();
    expect(await told()).toEqual(['reached Tamarisk 120']);
  });

  it('goes on after a restart of the game with what that has, and says that some is lost', async () => {
    await forget();
    plug.events.add({ type: 'level', characterId: 3, name: 'x', level: 150, job: 112 });
    plug.events.restart();
    plug.events.add({ type: 'level', characterId: 3, name: 'x', level: 180, job: 112 });
    const warned = warnings();
    await follow();
    expect(warned()).toMatchObject([{ msg: expect.stringMatching(/lost/) }]);
    expect(await told()).toEqual(['reached Tamarisk 180']);
    plug.events.add({ type: 'level', characterId: 1, name: 'x', level: 180, job: 112 });
    await follow();
    expect(await told()).toEqual(['reached Mira 180', 'reached Tamarisk 180']);
  });

  it('says once that the clock of the game is ahead, for as long as it is', async () => {
    await forget();
    const warned = warnings();
    const rises = (ahead: number) => {
      const at = Date.now() + ahead;
      plug.events.add({ type: 'level', characterId: 3, name: 'x', level: 180, job: 112, at });
      return follow();
    };
    for (const ahead of [120_000, 120_000, 0, 120_000]) await rises(ahead);
    expect(warned()).toMatchObject([{ events: 1, seconds: 120 }, { events: 1 }]);
    expect(await told()).toEqual(['reached Tamarisk 180']);
  });

  it('waits where the game does not answer, or has no events, and misses nothing', async () => {
    await forget();
    plug.events.add({ type: 'level', characterId: 1, name: 'x', level: 100, job: 112 });
    plug.mode = 'unsigned';
    await follow();
    Object.assign(plug, { mode: 'well', calls: ['online'] });
    await api.app.get(GameBridge).status();
    await follow();
    expect(await told()).toEqual([]);
    plug.calls = ['events'];
    await api.app.get(GameBridge).status();
    await follow();
    expect(await told()).toEqual(['reached Mira 100']);
  });
});

function named(id: number, known: number, name: string) {
  return id === known ? ({ id, name, hasName: true, isBoss: true } as never) : undefined;
}
