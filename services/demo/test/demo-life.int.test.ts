import { forEachEngine } from '@portico/testing-api';
import { DemoServerSwitch } from '../src/server/demo-server-switch.js';
import type { OpenStore } from '@portico/services/game';
import { StoreRecorder } from '../../src/modules/market/archive/store-recorder.js';
import { SimulatedTown } from './simulated-town.js';
import { OAR, VISITOR } from '../../test/rows/small-town.js';
import { proves } from '../../test/harness/proves.js';

forEachEngine('the simulated game server', (engine) => {
  proves('modules/market/archive/store-recorder');

  let town: SimulatedTown;

  beforeEach(async () => {
    town = await SimulatedTown.settle(engine);
  });

  afterEach(() => town.close());

  it('stands still when the world has no life, and answers as if it ran', async () => {
    const before = await town.everything();
    const bridge = town.createBridge({ isAlive: false });
    bridge.onApplicationBootstrap();
    await town.tick(bridge, 20);
    expect(await town.everything()).toEqual(before);
    expect(await bridge.status()).toMatchObject({ value: { isOnline: true, players: 3 }, source: 'live' });
    expect((await bridge.onlineCharacters()).value.map(({ accountId }) => accountId)).toEqual([1, 2, 3]);
    expect((await bridge.openStores()).value).toHaveLength(3);
    await bridge.onModuleDestroy();
  });

  it('lets people come, hunt and go, and never the visitors', async () => {
    const bridge = town.createBridge();
    await bridge.tick(town.now);
    const crowd = (await bridge.onlineCharacters()).value;
    for (const one of crowd)
      expect(await bridge.onlineCharacterOf(one.accountId)).toMatchObject({ value: one, source: 'live' });
    expect(await bridge.onlineCharacterOf(VISITOR)).toMatchObject({ value: null, source: 'live' });
    expect(crowd.length).toBeGreaterThanOrEqual(3);
    expect(await town.loggedIn()).toEqual(crowd.map(({ accountId }) => accountId).sort((a, b) => a - b));
    await town.tick(bridge, 150, 60);
    const later = (await bridge.onlineCharacters()).value.map(({ accountId }) => accountId);
    expect(await town.loggedIn()).toEqual(later.toSorted((a, b) => a - b));
    expect(later).not.toEqual(crowd.map(({ accountId }) => accountId));
    expect(later).not.toContain(VISITOR);
    const [grown] = await town.select<{ level: number }>('SELECT MAX(level) AS level FROM characters');
    expect(Number(grown?.level)).toBeGreaterThan(60);
    const [visitor] = await town.select<{ lastlogin: string | null }>(
      `SELECT lastlogin FROM accounts WHERE id = ${VISITOR}`,
    );
    expect(visitor?.lastlogin ?? null).toBeNull();
  });

  it('takes each bundle that is sold out of the rows once, and pays for it once', async () => {
    town.writes.isRepeating = true;
    const bridge = town.createBridge();
    await bridge.tick(town.now);
    const before = bundlesOf((await bridge.openStores()).value);
    const price = new Map(
      (await bridge.openStores()).value.map(({ characterId, goods }) => [
        characterId,
        goods.map((line) => [line.itemId, line.price ?? 0, line.bundles] as const),
      ]),
    );
    await town.tick(bridge, 12);
    const { value } = await bridge.openStores();
    const left = bundlesOf(value);
    const total = (bundles: ReadonlyMap<number, number>) => [...bundles.values()].reduce((a, b) => a + b, 0);
    expect(total(left)).toBeLessThan(total(before));
    const rows = await town.select<{ owner: number; bundles: number }>(
      'SELECT characterid AS owner, SUM(bundles) AS bundles FROM inventorymerchant GROUP BY characterid',
    );
    expect(new Map(rows.map(({ owner, bundles }) => [Number(owner), Number(bundles)]))).toEqual(left);
    for (const { characterId, goods } of value) {
      const earnings = (price.get(characterId) ?? []).reduce((sum, [itemId, each, bundles]) => {
        const kept = goods.find((line) => line.itemId === itemId)?.bundles ?? 0;
        return sum + (bundles - kept) * each;
      }, 1000);
      const [owner] = await town.select<{ mesos: number }>(
        `SELECT MerchantMesos AS mesos FROM characters WHERE id = ${characterId}`,
      );
      expect(Number(owner?.mesos)).toBe(earnings);
    }
    const unsold = value.flatMap(({ goods }) => goods).filter(({ stats, bundles }) => stats && bundles > 0);
    const equipment = await town.select<{ watk: number }>('SELECT watk FROM inventoryequipment');
    expect(equipment.map(({ watk }) => Number(watk))).toEqual(unsold.map(() => OAR.watk));
  });

  it('writes later what could not be written', async () => {
    const bridge = town.createBridge();
    await bridge.tick(town.now);
    const [first] = (await bridge.onlineCharacters()).value;
    if (first === undefined) throw new Error('No one is online');
    town.writes.failures = 1;
    await expect(bridge.disconnect(first.accountId)).rejects.toThrow('busy');
    expect(await town.loggedIn()).toContain(first.accountId);
    await town.tick(bridge, 1, 0);
    expect(await town.loggedIn()).not.toContain(first.accountId);
  });

  it('ends the session of an account, and says when there is none', async () => {
    const bridge = town.createBridge();
    await bridge.tick(town.now);
    const [first] = (await bridge.onlineCharacters()).value;
    if (first === undefined) throw new Error('No one is online');
    expect(await bridge.disconnect(first.accountId)).toBe(true);
    expect(await town.loggedIn()).not.toContain(first.accountId);
    expect(await bridge.disconnect(first.accountId)).toBe(false);
    expect(await bridge.disconnect(VISITOR)).toBe(false);
  });

  it('goes offline and online on demand, with everybody sent home in between', async () => {
    const bridge = town.createBridge();
    await bridge.tick(town.now);
    const demoSwitch = new DemoServerSwitch(town.database.reader, town.unitOfWork);
    await demoSwitch.setWantedOnline(false);
    await town.tick(bridge, 1);
    expect(await bridge.status()).toMatchObject({ value: { isOnline: false, players: 0 } });
    expect(await town.loggedIn()).toEqual([]);
    expect((await bridge.onlineCharacters()).value).toEqual([]);
    expect(await bridge.openStores()).toMatchObject({ source: 'database' });
    expect((await bridge.openStores()).value).toHaveLength(3);
    await demoSwitch.setWantedOnline(true);
    await town.tick(bridge, 1);
    expect((await bridge.status()).value.isOnline).toBe(true);
    expect(await bridge.openStores()).toMatchObject({ source: 'live' });
    expect((await town.loggedIn()).length).toBeGreaterThan(0);
  });

  it('records its stores with their prices, and what was sold', async () => {
    const bridge = town.createBridge();
    const recorder = new StoreRecorder(town.config, town.database, town.unitOfWork, bridge);
    const archive = town.createArchive();
    await bridge.tick(town.now);
    expect(await recorder.record()).toBe(true);
    await town.tick(bridge, 12);
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
    const [sold] = await town.select<{ count: number }>(
      'SELECT COUNT(*) AS count FROM portal_store_snapshot WHERE kind = 1',
    );
    expect(Number(sold?.count)).toBeGreaterThan(0);
  });
});

function bundlesOf(stores: readonly OpenStore[]): Map<number, number> {
  return new Map(
    stores.map(({ characterId, goods }) => [
      characterId,
      goods.reduce((sum, { bundles }) => sum + bundles, 0),
    ]),
  );
}
