import { onOneEngine } from '@portico/testing-api';
import { EXP_TO_NEXT_LEVEL } from '@portico/domain';
import type { MapDetailDto } from '../../src/modules/encyclopedia/maps/maps.dto.js';
import type { MonsterDetailDto } from '../../src/modules/encyclopedia/monsters/monsters.dto.js';
import type { FarmPlanDto } from '../../src/modules/encyclopedia/planners/farm.dto.js';
import type { ScrollTableDto } from '../../src/modules/encyclopedia/planners/scrolls.dto.js';
import type { TrainingPlanDto } from '../../src/modules/encyclopedia/planners/training.dto.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog, insertDrops, insertItem, SCROLLS } from '../rows/catalog-rows.js';
import { BAD_IDS } from '../rows/refusals.js';
import { importWorld } from '../rows/world-rows.js';

/** Characters that the planners refuse. */
const NO_CHARACTERS = ['level=0', 'level=301', 'way=mud', 'damage=10000000', 'accuracy=1.5', 'targets=16'];

onOneEngine('planners', (engine) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine, settings: { public: { rates: { exp: 2, drop: 3, bossDrop: 2 } } } });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await importWorld(manager);
      await insertDrops(manager);
      for (const [id, name, properties] of SCROLLS) await insertItem(manager, id, name, properties);
    });
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  const training = (query: string) => api.call<TrainingPlanDto>(`/api/itemdatabase/training?${query}`);
  const farm = (id: number | string, query = '') =>
    api.call<FarmPlanDto>(`/api/itemdatabase/item/${id}/farm?${query}`);

  it('plans training on open maps, with the reasons and the EXP rate of the server', async () => {
    const { status, body } = await training('level=12&damage=240&targets=15');
    expect(status).toBe(200);
    expect(body).toMatchObject({ level: 12, way: 'physical', damage: 240, accuracy: 1, targets: 15 });
    expect(body).toMatchObject({ defaults: { damage: 80, accuracy: 1 }, compared: 1, tooDangerous: 0 });
    expect(body.expToNext).toBe(EXP_TO_NEXT_LEVEL[11]);
    // Two spawn points with a round of ten seconds each: 720 kills of 33 EXP, twice.
    expect(body.maps).toEqual([
      {
        id: 104040000,
        mapName: 'Crab Flats',
        streetName: 'Harbor Road',
        town: false,
        expPerHour: 720 * 33 * 2,
        killsPerHour: 720,
        killsAllowed: 720,
        limit: 'respawn',
        boss: true,
        monsters: [
          expect.objectContaining({ id: 100100, amount: 2, respawn: 0, attacks: 1, killsPerHour: 720 }),
        ],
      },
    ]);
  });

  it('takes a default character where the call says nothing, and leaves dangerous maps out', async () => {
    expect((await training('')).body).toMatchObject({ level: 30, damage: 80, targets: 1 });
    expect((await training('level=1&way=magic')).body).toMatchObject({
      compared: 0,
      tooDangerous: 1,
      maps: [],
    });
    expect((await training('level=200')).body.expToNext).toBeNull();
  });

  it('refuses a plan for no character', async () => {
    for (const query of NO_CHARACTERS) expect([query, (await training(query)).status]).toEqual([query, 400]);
  });

  it('says where to hunt for an item, and how long it takes', async () => {
    const { status, body } = await farm(1302000, 'killsPerHour=100');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      item: { id: 1302000 },
      killsPerHour: 100,
      everywhere: false,
      reactors: false,
    });
    expect(body.sources.map(({ id, actualPercent }) => [id, actualPercent])).toEqual([
      [100100, 0.24],
      [8800002, 60],
    ]);
    const [crab, king] = body.sources;
    expect(crab).toMatchObject({
      average: { kills: 417, hours: 100 / 0.24 / 100 },
      shares: [{ kills: 289, hours: 2.89 }, { kills: 959 }, { kills: 1917 }],
      maps: [{ id: 104040000, amount: 2, respawn: 0, killsAllowed: 720 }],
      mapCount: 1,
    });
    // It never comes back to its map.
    expect(king).toMatchObject({ average: { kills: 2, hours: null }, maps: [], mapCount: 0 });
    expect((await farm(2000000)).body).toMatchObject({ killsPerHour: 600, reactors: true });
    expect((await farm(3010000)).body).toMatchObject({ sources: [], everywhere: true });
  });

  it('says of each map of a monster how soon it comes back, and the EXP that the map allows', async () => {
    const { maps } = (await api.call<MonsterDetailDto>('/api/itemdatabase/monster/100100')).body;
    const exp = 720 * 33 * 2;
    // Copies of a map are left out.
    expect(maps).toMatchObject([
      { id: 104040000, amount: 2, respawn: 0, expPerHour: exp },
      { id: 104040001, respawn: null, expPerHour: null },
    ]);
    const king = (await api.call<MonsterDetailDto>('/api/itemdatabase/monster/8800002')).body;
    expect(king.maps.map(({ respawn, expPerHour }) => [respawn, expPerHour])).toEqual(
      king.maps.map(() => [null, null]),
    );
    const expOf = async (id: number) => (await api.call<MapDetailDto>(`/api/maps/${id}`)).body.map.expPerHour;
    expect(await expOf(104040000)).toBe(exp);
    expect(await expOf(100000000)).toBeNull();
  });

  it('counts at a level with the pace of a character, as training does', async () => {
    const hunt = async (query: string) => (await farm(1302000, query)).body;
    const { character, killsPerHour, sources } = await hunt('level=12&damage=48');
    expect(character).toEqual({
      level: 12,
      way: 'physical',
      damage: 48,
      accuracy: 1,
      targets: 1,
      defaults: { damage: 80, accuracy: 1 },
    });
    expect(killsPerHour).toBe(20_000);
    const trained = (await training('level=12&damage=48')).body.maps[0]?.monsters[0];
    const [crab, king] = sources;
    expect(crab).toMatchObject({
      fight: { hitPercent: trained?.hitPercent, attacks: trained?.attacks },
      maps: [{ id: 104040000, killsAllowed: 720, killsPerHour: trained?.killsPerHour, dangerous: false }],
    });
    expect(crab?.average.hours).toBeCloseTo(100 / 0.24 / (trained?.killsPerHour ?? 0), 1);
    expect(king).toMatchObject({ fight: null, average: { hours: null } });
    // A given rate caps a strong character; a weak one is slower than the rate.
    expect((await hunt('level=12&damage=48&killsPerHour=10')).sources[0]?.average.hours).toBeCloseTo(
      41.67,
      1,
    );
    expect((await hunt('level=1')).sources[0]?.maps[0]).toMatchObject({ dangerous: true });
    expect(await hunt('damage=48')).toMatchObject({ character: null, killsPerHour: 600 });
  });

  it('refuses a hunt by no character', async () => {
    for (const query of NO_CHARACTERS)
      expect([query, (await farm(1302000, query)).status]).toEqual([query, 400]);
  });

  it('plans no hunt for an item that nothing knows, or at no rate', async () => {
    expect((await farm(1)).status).toBe(404);
    for (const id of BAD_IDS) expect((await farm(id)).status).toBe(400);
    for (const rate of ['0', '20001', 'x'])
      expect((await farm(1302000, `killsPerHour=${rate}`)).status).toBe(400);
  });

  it('says which scrolls fit a piece, with their chances and what they add', async () => {
    const scrolls = (id: number | string) => api.call<ScrollTableDto>(`/api/itemdatabase/item/${id}/scrolls`);
    const { status, body } = await scrolls(1302000);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      item: { id: 1302000 },
      slots: 7,
      scrolls: [
        { id: 2043002, success: 10, destroys: 0, gains: { incPAD: 5 } },
        { id: 2043004, success: 30, destroys: 50, gains: { incPAD: 5, incSTR: 3 } },
        { id: 2043005, success: 100, destroys: 0, gains: { incPAD: 1 } },
      ],
    });
    const offers = await api.call<ScrollTableDto>('/api/wishes/scrolls/1302000');
    expect(offers.body).toMatchObject({
      items: [{ id: 2043002, offer: null }, { id: 2043004 }, { id: 2043005 }],
    });
    // Without slots nothing fits.
    expect((await scrolls(1302001)).body).toMatchObject({ slots: 0, scrolls: [] });
    expect((await scrolls(2043002)).body.scrolls).toEqual([]);
    expect((await scrolls(1)).status).toBe(404);
    for (const id of BAD_IDS) expect((await scrolls(id)).status).toBe(400);
  });
});
