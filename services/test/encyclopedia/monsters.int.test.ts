import type { ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import type {
  MonsterDropsDto,
  MonsterSearchDto,
} from '../../src/modules/encyclopedia/monsters/monsters.dto.js';
import type { FarmPlanDto } from '../../src/modules/encyclopedia/planners/farm.dto.js';
import type { ScrollTableDto } from '../../src/modules/encyclopedia/planners/scrolls.dto.js';
import type { TrainingPlanDto } from '../../src/modules/encyclopedia/planners/training.dto.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog, insertDrops, insertItem, SCROLLS } from '../rows/catalog-rows.js';
import { BAD_IDS, ODD_TERMS } from '../rows/refusals.js';
import { importWorld } from '../rows/world-rows.js';

onOneEngine('the monster database', (engine) => {
  let api: TestApi;

  const search = (query: string) => api.call<MonsterSearchDto>(`/api/itemdatabase/monsters/search?${query}`);
  const drops = (id: number | string) => api.call<MonsterDropsDto>(`/api/itemdatabase/monster/${id}/drops`);

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

  it('finds monsters by name or id', async () => {
    const { status, body } = await search('query=crab');
    expect(status).toBe(200);
    const known = { boss: false, exp: 33, elements: [] };
    const place = expect.objectContaining({ id: 104040000, amount: 2 });
    expect(body.monsters).toEqual([
      { id: 100101, name: 'Harbor Crab', level: 20, maxHp: 900, ...known, place: null, matches: [[7, 11]] },
      { id: 100100, name: 'Dockside Crab', level: 12, maxHp: 240, ...known, place, matches: [[9, 13]] },
    ]);
    expect(body.pagination).toEqual({ page: 1, limit: 50, total: 2, pages: 1 });
    expect((await search('query=8800002')).body.monsters[0]?.name).toBe('Old Lantern King');
  });

  it('lists all monsters when nothing is typed, a page at a time', async () => {
    const { body } = await search('page=2&limit=2');
    expect(body.monsters).toHaveLength(1);
    expect(body.pagination).toEqual({ page: 2, limit: 2, total: 3, pages: 2 });
  });

  it.each([
    ['sort=level', [100100, 100101, 8800002]],
    ['sort=hp', [8800002, 100101, 100100]],
    ['sort=expPerHp&order=asc', [8800002, 100101, 100100]],
    ['minLevel=12&maxLevel=20&sort=name', [100100, 100101]],
    ['kind=boss', [8800002]],
    ['weakTo=fire', []],
    ['train=14', [100100]],
    // No map has the other crab, and the king is a boss.
    ['train=25', []],
  ])('lists monsters by %s', async (query, ids) => {
    const { body } = await search(query);
    expect(body.monsters.map(({ id }) => id)).toEqual(ids);
    expect(body.pagination.total).toBe(ids.length);
  });

  it.each(ODD_TERMS)('finds nothing under %s', async (term) => {
    expect((await search(`query=${encodeURIComponent(term)}`)).body.monsters).toEqual([]);
  });

  it.each([
    'query=a',
    `query=${'x'.repeat(1000)}`,
    'query=aa&query=bb',
    'page=0',
    'limit=1.5',
    'minLevel=-1',
    'sort=id',
    'weakTo=mud',
  ])('refuses a value that is not allowed, case %#', async (query) => {
    const answer = await api.call<ErrorBody>(`/api/itemdatabase/monsters/search?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });

  it('shows what a monster drops, own drops first and global ones marked', async () => {
    const { status, body } = await drops(100100);
    expect(status).toBe(200);
    expect(body.monster).toEqual({
      id: 100100,
      name: 'Dockside Crab',
      level: 12,
      boss: false,
      maxHp: 240,
      maxMp: 10,
      exp: 33,
    });
    const one = { minQuantity: 1, maxQuantity: 1, questId: null };
    expect(body.drops).toEqual([
      {
        itemid: 4000019,
        itemName: '소라 껍질',
        itemType: 'etc',
        global: false,
        ...one,
        dropPercent: 60,
        actualPercent: 100,
      },
      {
        itemid: 0,
        itemName: 'Mesos',
        itemType: null,
        global: false,
        minQuantity: 4,
        maxQuantity: 6,
        dropPercent: 40,
        actualPercent: 100,
        questId: null,
      },
      {
        itemid: 1302000,
        itemName: 'Ferry Oar',
        itemType: 'equipment',
        global: false,
        ...one,
        dropPercent: 0.08,
        actualPercent: 0.24,
      },
      {
        itemid: 3010000,
        itemName: 'Wicker Chair',
        itemType: 'setup',
        global: true,
        ...one,
        dropPercent: 0.1,
        actualPercent: 0.1,
      },
    ]);
  });

  it('takes the rate of bosses for a boss', async () => {
    const { body } = await drops(8800002);
    expect(body.drops.find(({ itemid }) => itemid === 1302000)).toMatchObject({
      dropPercent: 30,
      actualPercent: 60,
    });
  });

  it('shows a monster without drops', async () => {
    expect((await drops(100101)).body.drops).toEqual([]);
  });

  it('shows a monster that only the drop tables know', async () => {
    const { body } = await drops(9999998);
    expect(body.monster).toEqual({
      id: 9999998,
      name: 'Monster 9999998',
      level: null,
      boss: false,
      maxHp: null,
      maxMp: null,
      exp: null,
    });
  });

  it('does not find a monster that nothing knows', async () => {
    const answer = await api.call<ErrorBody>('/api/itemdatabase/monster/5/drops');
    expect([answer.status, answer.body.code]).toEqual([404, 'catalog.monster_not_found']);
  });

  const training = (query: string) => api.call<TrainingPlanDto>(`/api/itemdatabase/training?${query}`);
  const farm = (id: number | string, query = '') =>
    api.call<FarmPlanDto>(`/api/itemdatabase/item/${id}/farm?${query}`);

  it('plans training on open maps, with the reasons and the EXP rate of the server', async () => {
    const { status, body } = await training('level=12&damage=240&targets=15');
    expect(status).toBe(200);
    expect(body).toMatchObject({ level: 12, way: 'physical', damage: 240, accuracy: 1, targets: 15 });
    expect(body).toMatchObject({ defaults: { damage: 80, accuracy: 1 }, compared: 1, tooDangerous: 0 });
    // Two places, both back with each round of ten seconds: 720 kills of 33 EXP, twice.
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
  });

  it('refuses a plan for no character', async () => {
    for (const query of ['level=0', 'level=301', 'way=mud', 'damage=10000000', 'accuracy=1.5', 'targets=16'])
      expect([query, (await training(query)).status]).toEqual([query, 400]);
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

  it.each(BAD_IDS)('refuses the id %s', async (id) => {
    expect((await drops(id)).status).toBe(400);
  });
});
