import { forEachEngine } from '@portico/testing-api';
import { LeaseLost, revokeLeases } from '@portico/services/platform/jobs';
import { SimulatedTown } from './simulated-town.js';
import { proves } from '../../test/harness/proves.js';

forEachEngine('the simulated game server of several processes', (engine) => {
  proves('server/simulated-rows');

  let town: SimulatedTown;

  beforeEach(async () => {
    town = await SimulatedTown.settle(engine);
  });

  afterEach(() => town.close());

  it('is run by one process; another looks on and takes over when the first is gone', async () => {
    const [first, second] = [town.createBridge(), town.createBridge()];
    await first.tick(town.now);
    await second.tick(town.now);
    expect((await first.openStores()).source).toBe('live');
    expect((await second.openStores()).source).toBe('database');
    expect((await second.status()).value).toEqual((await first.status()).value);
    town.now += 31_000;
    await second.tick(town.now);
    expect((await second.openStores()).source).toBe('live');
    await first.tick(town.now + 1000);
    expect((await first.openStores()).source).toBe('database');
  });

  it('writes nothing more once another process has taken over', async () => {
    const [first, second] = [town.createBridge(), town.createBridge()];
    await first.tick(town.now);
    const [player] = (await first.onlineCharacters()).value;
    if (player === undefined) throw new Error('No one is online');
    await second.tick(town.now + 31_000);
    const taken = await town.everything();
    await expect(first.disconnect(player.accountId)).rejects.toBeInstanceOf(LeaseLost);
    expect(await town.everything()).toEqual(taken);
    expect((await second.openStores()).source).toBe('live');
  });

  it('stops without a word where another process has taken over', async () => {
    const [first, second] = [town.createBridge(), town.createBridge()];
    first.onApplicationBootstrap();
    await first.tick();
    const later = Date.now() + 3_600_000;
    await second.tick(later);
    const taken = await town.everything();
    await first.onModuleDestroy();
    expect(await town.everything()).toEqual(taken);
    await second.tick(later + 1000);
    expect((await second.openStores()).source).toBe('live');
  });

  it('begins from the rows when the world was made again under it', async () => {
    const bridge = town.createBridge();
    await bridge.tick(town.now);
    await town.unitOfWork.run(async (manager) => {
      await revokeLeases(manager);
      await manager.query('UPDATE characters SET level = 7');
    });
    await town.tick(bridge, 1, 1);
    const levels = (await bridge.onlineCharacters()).value.map(({ level }) => level);
    expect(levels.length).toBeGreaterThan(0);
    expect(new Set(levels)).toEqual(new Set([7]));
  });
});
