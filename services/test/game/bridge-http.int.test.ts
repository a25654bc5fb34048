import { onOneEngine } from '@portico/testing-api';
import { BRIDGE_CALLS, GameBridge } from '../../src/game/bridge/index.js';
import { gameBridge } from '../../src/modules/doctor/setup-probes.js';
import type { OpenStoresDto } from '../../src/modules/market/stores/stores.dto.js';
import { insertAccount, insertCharacter } from '../harness/rows.js';
import { PLUG_KEY, SimulatedPlug } from '../harness/simulated-plug.js';
import { startApi, type TestApi } from '../harness/start-api.js';

/** A busy machine misses a round or two, and each miss doubles the pause. */
const FOUND_AGAIN_MS = 30_000;

const person = (accountId: number, name: string) => ({
  characterId: accountId * 10,
  accountId,
  name,
  level: 30,
  job: 110,
  mapId: 100000000,
  world: 0,
  channel: 1,
});

const line = (position: number, price: number) => ({
  position,
  itemId: 2000000,
  price,
  quantity: 1,
  bundles: 5,
  equipment: null,
});

const merchant = (characterId: number, ownerName: string, goods: object[]) => ({
  characterId,
  ownerName,
  description: 'cheap\u202Egnp\n<b>ores</b>',
  world: 0,
  channel: 3,
  mapId: 910000001,
  goods,
});

onOneEngine('a bridge over HTTP', (engine) => {
  let plug: SimulatedPlug;
  let api: TestApi;
  let bridge: GameBridge;

  beforeAll(async () => {
    plug = new SimulatedPlug();
    const url = await plug.listen();
    api = await startApi({
      engine,
      settings: { server: { bridge: { kind: 'http', url, readMs: 2000, actMs: 3000, slowMs: 500 } } },
      environment: { bridgeKey: PLUG_KEY },
    });
    bridge = api.app.get(GameBridge);
    await api.seed(async (manager) => {
      await insertAccount(manager, 1, { loggedin: 2 });
      await insertCharacter(manager, 10, { accountid: 1 });
    });
    plug.sessions.set(1, 'game');
    plug.sessions.set(2, 'ghost');
    plug.characters.push(person(1, 'Tamarisk'), person(2, '<i>Willow'));
    // The first call loads code, which takes longer than a visitor waits.
    await bridge.status();
  });

  afterAll(async () => {
    await api.close();
    await plug.close();
  });

  it('asks the running game who plays', async () => {
    expect(await bridge.status()).toMatchObject({ value: { isOnline: true, players: 1 }, source: 'live' });
    expect(await bridge.onlineCharacterOf(1)).toMatchObject({ value: { characterId: 10 }, source: 'live' });
    expect(await bridge.onlineCharacterOf(3)).toMatchObject({ value: null, source: 'live' });
    expect([await bridge.isPlaying(1), await bridge.isPlaying(2), await bridge.isPlaying(3)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('believes no row with a name of markup, and no line with a price of nothing', async () => {
    const { value } = await bridge.onlineCharacters();
    expect(value.map(({ name }) => name)).toEqual(['Tamarisk']);
    expect(await bridge.onlineCharacterOf(2)).toMatchObject({ value: null, source: 'live' });
    plug.merchants = [
      merchant(10, 'Tamarisk', [line(1, 500), line(2, -1), line(3, 3_000_000_000), { itemId: 'x' }]),
      merchant(20, '<i>Willow', [line(1, 500)]),
      merchant(-1, 'Nobody', [line(1, 500)]),
    ];
    const { body } = await api.call<OpenStoresDto>('/api/market/active-stores');
    expect(body).toMatchObject({ source: 'live', storeCount: 1 });
    expect(body.stores).toMatchObject([
      { characterId: 10, itemCount: 1, channel: 3, mapId: 910000001, description: 'cheap gnp <b>ores</b>' },
    ]);
  });

  it('is what the doctor looks at', async () => {
    const { config } = api;
    expect(await gameBridge(config)).toMatchObject([
      { check: 'bridge', state: 'ready', detail: 'simulated 1' },
    ]);
    plug.calls = BRIDGE_CALLS.filter((call) => call !== 'grant');
    expect(await gameBridge(config)).toMatchObject([{ state: 'limited', params: { calls: 'grant' } }]);
    plug.aheadMs = 90_000;
    expect(await gameBridge(config)).toMatchObject([{ reason: 'bridgeClock', params: { seconds: 90 } }]);
    Object.assign(plug, { aheadMs: 0, slowMs: 600 });
    expect(await gameBridge(config)).toMatchObject([{ state: 'limited', reason: 'bridgeSlow' }]);
    Object.assign(plug, { slowMs: 0, mode: 'unsigned' });
    expect(await gameBridge(config)).toMatchObject([{ state: 'limited', reason: 'bridgeUntrusted' }]);
    Object.assign(plug, { mode: 'well', calls: BRIDGE_CALLS });
  });

  it('has the game disconnect, and read its drops again', async () => {
    plug.sessions.set(5, 'game');
    expect([await bridge.disconnect(5), await bridge.disconnect(5)]).toEqual([true, false]);
    expect([await bridge.reloadDrops(), plug.reloads]).toEqual(['now', 1]);
    plug.calls = ['online'];
    await expect(bridge.reloadDrops()).rejects.toMatchObject({ code: 'game.bridge_away' });
    plug.calls = BRIDGE_CALLS;
  });

  it.each(['unsigned', 'half'] as const)('answers from the database where the answer is %s', async (mode) => {
    plug.mode = mode;
    expect(await bridge.onlineCharacterOf(1)).toMatchObject({
      value: { characterId: 10 },
      source: 'database',
    });
    plug.mode = 'well';
    expect(await bridge.onlineCharacterOf(1)).toMatchObject({ source: 'live' });
  });

  it('soon waits no more for a plug that is slow for good, and still acts', async () => {
    await bridge.openStores();
    plug.slowMs = 800;
    const ask = () => bridge.onlineCharacterOf(1);
    const first = await Promise.all([ask(), ask(), ask()]);
    expect(first.map(({ source }) => source)).toEqual(['database', 'database', 'database']);
    const asked = plug.seen.length;
    expect((await ask()).source).toBe('database');
    expect(plug.seen.length).toBe(asked);
    expect([(await bridge.openStores()).source, await bridge.isPlaying(1)]).toEqual(['live', true]);
    plug.slowMs = 0;
    await vi.waitFor(async () => expect((await ask()).source).toBe('live'), FOUND_AGAIN_MS);
  });

  it('soon waits no more for a plug that hangs, and finds it again', async () => {
    plug.mode = 'hanging';
    await Promise.all([1, 2, 3].map((accountId) => bridge.isPlaying(accountId)));
    // The portal itself polls the status too.
    const calls = () => plug.seen.filter((target) => !target.endsWith('/status'));
    const asked = calls();
    expect((await bridge.onlineCharacterOf(1)).source).toBe('database');
    expect(await bridge.isPlaying(1)).toBe('unknown');
    await expect(bridge.disconnect(1)).rejects.toMatchObject({ code: 'game.bridge_away' });
    expect(calls()).toEqual(asked);
    plug.mode = 'well';
    await vi.waitFor(async () => expect((await bridge.status()).source).toBe('live'), FOUND_AGAIN_MS);
  });
});
