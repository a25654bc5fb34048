import { forEachEngine } from '@portico/testing-api';
import { OnlineRows } from '../src/game/bridge/online-rows.js';
import { DemoServerSwitch } from '../src/demo/server/demo-server-switch.js';
import { SimulatedBridge } from '../src/demo/server/simulated-bridge.js';
import { SimulatedRows } from '../src/demo/server/simulated-rows.js';
import { SimulatedServer } from '../src/demo/server/simulated-server.js';
import { GameFeatures } from '../src/game/probe/game-features.js';
import { SchemaProbe } from '../src/game/probe/schema-probe.js';
import { MerchantRows } from '../src/game/merchants/merchant-rows.js';
import type { OpenStore } from '../src/game/merchants/open-store.js';
import { StoreArchive } from '../src/modules/market/records/store-archive.js';
import { StoreRecorder } from '../src/modules/market/records/store-recorder.js';
import { LeaseLost, Leases, revokeLeases } from '../src/platform/jobs/index.js';
import { schema } from '../src/schema.js';
import { openTestDatabase } from './harness/open-database.js';
import type { OpenDatabase } from './harness/open-database.js';
import { testConfig } from './harness/test-config.js';
import { OAR, settleSmallTown, UnsteadyUnitOfWork, VISITOR } from './rows/small-town.js';

const START = Date.UTC(2026, 0, 15, 12);
forEachEngine('the simulated game server', (engine) => {
  let open: OpenDatabase;
  let writes: UnsteadyUnitOfWork;
  let now: number;

  beforeEach(async () => {
    open = await openTestDatabase(engine, schema);
    writes = new UnsteadyUnitOfWork(open.unitOfWork);
    now = START;
    await open.unitOfWork.run(settleSmallTown);
  });

  afterEach(() => open.close());

  const features = () => new GameFeatures(open.database, new SchemaProbe(open.database));

  function createBridge({ isAlive = true } = {}): SimulatedBridge {
    const { database } = open;
    const merchants = new MerchantRows(database, features());
    const config = testConfig({ home: open.home }, { server: { bridge: { kind: 'simulated' } } });
    const archive = new StoreArchive(config, database, merchants);
    const leases = new Leases(writes);
    const rows = new SimulatedRows(database, writes, leases, { isOn: () => true });
    return new SimulatedBridge({
      online: new OnlineRows(database, features()),
      archive,
      demoSwitch: new DemoServerSwitch(database, writes),
      leases,
      createServer: isAlive
        ? (lease) => new SimulatedServer({ rows, merchants, archive, lease }, 83)
        : undefined,
    });
  }

  const ticks = async (bridge: SimulatedBridge, count: number, seconds = 8) => {
    for (let tick = 0; tick < count; tick++) {
      now += seconds * 1000;
      await bridge.tick(now);
    }
  };

  const select = <T>(query: string) => open.database.reader.query<T[]>(query);

  const loggedIn = async () =>
    (await select<{ id: number }>('SELECT id FROM accounts WHERE loggedin = 2 ORDER BY id')).map(
      ({ id }) => id,
    );

  const everything = async () =>
    Promise.all([
      select('SELECT id, loggedin, lastlogin FROM accounts ORDER BY id'),
      select(
        'SELECT id, level, exp, meso, fame, map, HasMerchant, MerchantMesos FROM characters ORDER BY id',
      ),
      select('SELECT inventoryitemid, bundles FROM inventorymerchant ORDER BY inventorymerchantid'),
    ]);

  const bundlesOf = (stores: readonly OpenStore[]) =>
    new Map(
      stores.map(({ characterId, goods }) => [
        characterId,
        goods.reduce((sum, { bundles }) => sum + bundles, 0),
      ]),
    );

  it('stands still when the world has no life, and answers as if it ran', async () => {
    const before = await everything();
    const bridge = createBridge({ isAlive: false });
    bridge.onApplicationBootstrap();
    await ticks(bridge, 20);
    expect(await everything()).toEqual(before);
    expect(await bridge.status()).toMatchObject({ value: { isOnline: true, players: 3 }, source: 'live' });
    expect((await bridge.onlineCharacters()).value.map(({ accountId }) => accountId)).toEqual([1, 2, 3]);
    expect((await bridge.openStores()).value).toHaveLength(3);
    await bridge.onModuleDestroy();
  });

  it('lets people come, hunt and go, and never the visitors', async () => {
    const bridge = createBridge();
    await bridge.tick(now);
    const crowd = (await bridge.onlineCharacters()).value;
    expect(crowd.length).toBeGreaterThanOrEqual(3);
    expect(await loggedIn()).toEqual(crowd.map(({ accountId }) => accountId).sort((a, b) => a - b));
    await ticks(bridge, 150, 60);
    const later = (await bridge.onlineCharacters()).value.map(({ accountId }) => accountId);
    expect(await loggedIn()).toEqual(later.toSorted((a, b) => a - b));
    expect(later).not.toEqual(crowd.map(({ accountId }) => accountId));
    expect(later).not.toContain(VISITOR);
    const [grown] = await select<{ level: number }>('SELECT MAX(level) AS level FROM characters');
    expect(Number(grown?.level)).toBeGreaterThan(60);
    const [visitor] = await select<{ lastlogin: string | null }>(
      `SELECT lastlogin FROM accounts WHERE id = ${VISITOR}`,
    );
    expect(visitor?.lastlogin ?? null).toBeNull();
  });

  it('takes each bundle that is sold out of the rows once, and pays for it once', async () => {
    writes.isRepeating = true;
    const bridge = createBridge();
    await bridge.tick(now);
    const before = bundlesOf((await bridge.openStores()).value);
    const price = new Map(
      (await bridge.openStores()).value.map(({ characterId, goods }) => [
        characterId,
        goods.map((line) => [line.itemId, line.price ?? 0, line.bundles] as const),
      ]),
    );
    await ticks(bridge, 12);
    const { value } = await bridge.openStores();
    const left = bundlesOf(value);
    const total = (bundles: ReadonlyMap<number, number>) => [...bundles.values()].reduce((a, b) => a + b, 0);
    expect(total(left)).toBeLessThan(total(before));
    const rows = await select<{ owner: number; bundles: number }>(
      'SELECT characterid AS owner, SUM(bundles) AS bundles FROM inventorymerchant GROUP BY characterid',
    );
    expect(new Map(rows.map(({ owner, bundles }) => [Number(owner), Number(bundles)]))).toEqual(left);
    for (const { characterId, goods } of value) {
      const earnings = (price.get(characterId) ?? []).reduce((sum, [itemId, each, bundles]) => {
        const kept = goods.find((line) => line.itemId === itemId)?.bundles ?? 0;
        return sum + (bundles - kept) * each;
      }, 1000);
      const [owner] = await select<{ mesos: number }>(
        `SELECT MerchantMesos AS mesos FROM characters WHERE id = ${characterId}`,
      );
      expect(Number(owner?.mesos)).toBe(earnings);
    }
    const unsold = value.flatMap(({ goods }) => goods).filter(({ stats, bundles }) => stats && bundles > 0);
    const equipment = await select<{ watk: number }>('SELECT watk FROM inventoryequipment');
    expect(equipment.map(({ watk }) => Number(watk))).toEqual(unsold.map(() => OAR.watk));
  });

  it('writes later what could not be written', async () => {
    const bridge = createBridge();
    await bridge.tick(now);
    const [first] = (await bridge.onlineCharacters()).value;
    if (first === undefined) throw new Error('Nobody is online');
    writes.failures = 1;
    await expect(bridge.disconnect(first.accountId)).rejects.toThrow('busy');
    expect(await loggedIn()).toContain(first.accountId);
    await ticks(bridge, 1, 0);
    expect(await loggedIn()).not.toContain(first.accountId);
  });

  it('ends the session of an account, and says when there is none', async () => {
    const bridge = createBridge();
    await bridge.tick(now);
    const [first] = (await bridge.onlineCharacters()).value;
    if (first === undefined) throw new Error('Nobody is online');
    expect(await bridge.disconnect(first.accountId)).toBe(true);
    expect(await loggedIn()).not.toContain(first.accountId);
    expect(await bridge.disconnect(first.accountId)).toBe(false);
    expect(await bridge.disconnect(VISITOR)).toBe(false);
  });

  it('goes offline and online on demand, with everybody sent home in between', async () => {
    const bridge = createBridge();
    await bridge.tick(now);
    const demoSwitch = new DemoServerSwitch(open.database, open.unitOfWork);
    await demoSwitch.setWantedOnline(false);
    await ticks(bridge, 1);
    expect(await bridge.status()).toMatchObject({ value: { isOnline: false, players: 0 } });
    expect(await loggedIn()).toEqual([]);
    expect((await bridge.onlineCharacters()).value).toEqual([]);
    expect(await bridge.openStores()).toMatchObject({ source: 'database' });
    expect((await bridge.openStores()).value).toHaveLength(3);
    await demoSwitch.setWantedOnline(true);
    await ticks(bridge, 1);
    expect((await bridge.status()).value.isOnline).toBe(true);
    expect(await bridge.openStores()).toMatchObject({ source: 'live' });
    expect((await loggedIn()).length).toBeGreaterThan(0);
  });

  it('is run by one process; another looks on and takes over when the first is gone', async () => {
    const [first, second] = [createBridge(), createBridge()];
    await first.tick(now);
    await second.tick(now);
    expect((await first.openStores()).source).toBe('live');
    expect((await second.openStores()).source).toBe('database');
    expect((await second.status()).value).toEqual((await first.status()).value);
    now += 31_000;
    await second.tick(now);
    expect((await second.openStores()).source).toBe('live');
    await first.tick(now + 1000);
    expect((await first.openStores()).source).toBe('database');
  });

  it('writes nothing more once another process has taken over', async () => {
    const [first, second] = [createBridge(), createBridge()];
    await first.tick(now);
    const [player] = (await first.onlineCharacters()).value;
    if (player === undefined) throw new Error('Nobody is online');
    await second.tick(now + 31_000);
    const taken = await everything();
    await expect(first.disconnect(player.accountId)).rejects.toBeInstanceOf(LeaseLost);
    expect(await everything()).toEqual(taken);
    expect((await second.openStores()).source).toBe('live');
  });

  it('stops without a word where another process has taken over', async () => {
    const [first, second] = [createBridge(), createBridge()];
    first.onApplicationBootstrap();
    await first.tick();
    const later = Date.now() + 3_600_000;
    await second.tick(later);
    const taken = await everything();
    await first.onModuleDestroy();
    expect(await everything()).toEqual(taken);
    await second.tick(later + 1000);
    expect((await second.openStores()).source).toBe('live');
  });

  it('begins from the rows when the world was made again under it', async () => {
    const bridge = createBridge();
    await bridge.tick(now);
    await open.unitOfWork.run(async (manager) => {
      await revokeLeases(manager);
      await manager.query('UPDATE characters SET level = 7');
    });
    await ticks(bridge, 1, 1);
    const levels = (await bridge.onlineCharacters()).value.map(({ level }) => level);
    expect(levels.length).toBeGreaterThan(0);
    expect(new Set(levels)).toEqual(new Set([7]));
  });

  it('records its stores with their prices, and what was sold', async () => {
    const bridge = createBridge();
    const config = testConfig({ home: open.home }, { server: { bridge: { kind: 'simulated' } } });
    const recorder = new StoreRecorder(config, open.database, open.unitOfWork, bridge);
    const archive = new StoreArchive(config, open.database, new MerchantRows(open.database, features()));
    await bridge.tick(now);
    expect(await recorder.record()).toBe(true);
    await ticks(bridge, 12);
    expect(await recorder.record()).toBe(true);
    const recorded = await archive.openStores();
    const { value } = await bridge.openStores();
    const byOwner = (stores: readonly OpenStore[]) =>
      stores.toSorted((a, b) => a.characterId - b.characterId);
    const withoutRows = (stores: readonly OpenStore[]) =>
      byOwner(stores).map(({ goods, ...store }) => ({
        ...store,
        goods: goods.map((line) => ({ ...line, rowId: null })),
      }));
    expect(withoutRows(recorded.value)).toEqual(withoutRows(value));
    const [sold] = await select<{ count: number }>(
      'SELECT COUNT(*) AS count FROM portal_store_snapshot WHERE kind = 1',
    );
    expect(Number(sold?.count)).toBeGreaterThan(0);
  });
});
