import { ADVANCED_SEARCH_MODES, FILTER_PRESETS, QUEST_LEVEL_BANDS } from '@portico/domain';
import type { AdvancedFilters } from '@portico/domain';
import { CatalogService } from '../../src/catalog/index.js';
import { FarmService } from '../../src/modules/encyclopedia/planners/farm.service.js';
import { TrainingService } from '../../src/modules/encyclopedia/planners/training.service.js';
import type { AdvancedSearchDto } from '../../src/modules/encyclopedia/advanced-search/advanced-search.dto.js';
import type { ItemDetailDto } from '../../src/modules/encyclopedia/items/items.dto.js';
import type { MapDetailDto } from '../../src/modules/encyclopedia/maps/maps.dto.js';
import type { MonsterDetailDto } from '../../src/modules/encyclopedia/monsters/monsters.dto.js';
import type { QuestDetailDto, QuestListDto } from '../../src/modules/encyclopedia/quests/quests.dto.js';
import { MapWaysService } from '../../src/modules/encyclopedia/ways/map-ways.service.js';
import { stepsFrom } from './naive-routes.js';
import { describeReal, elapsed, percentile95, startRealApi } from '../harness/real-api.js';
import type { TestApi } from '../harness/start-api.js';

/** Processor time, because the machine may do other work too. */
const BUILD_MS = 1500;
const FILTER_MS = 5;
const PLAN_MS = 20;
const ROUTE_MS = 2;
const REGION_MS = 5;
const ROUNDS = 20;

describeReal('calls over a real world', () => {
  let api: TestApi;

  const get = async <T>(address: string): Promise<T> => {
    const answer = await api.call<T>(address);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const advanced = async (filters: AdvancedFilters, rest: object = {}): Promise<AdvancedSearchDto> => {
    const payload = { filters, limit: 200, ...rest };
    const answer = await api.call<AdvancedSearchDto>('/api/itemdatabase/advanced-search', {
      method: 'POST',
      payload,
    });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  beforeAll(async () => {
    api = await startRealApi();
  }, 300_000);

  afterAll(() => api.close());

  it('shows the town of Henesys and an item without any source', async () => {
    const { map } = await get<MapDetailDto>('/api/maps/100000000');
    expect(map).toMatchObject({
      mapName: 'Henesys',
      streetName: 'Victoria Road',
      town: true,
      returnMap: 100000000,
      mapMark: 'Henesys',
      minimap: { width: 465, height: 86 },
      monsters: [],
    });
    expect(map.npcs).toHaveLength(30);
    expect(map.mapDesc).toMatch(/^It's a bowman town/);
    expect((await get<ItemDetailDto>('/api/itemdatabase/item/1372005')).dropSources).toEqual([]);
  });

  it('shows every spawn of a hunting ground, and of a linked map those of the other', async () => {
    expect((await get<MapDetailDto>('/api/maps/104040000')).map.monsters).toHaveLength(39);
    const { map } = await get<MapDetailDto>('/api/maps/100020101');
    expect([map.mapName, map.monsters.length, map.npcs.length]).toEqual(['Henesys Pig Farm', 21, 0]);
  });

  it('lists all quests by the bands of their levels', async () => {
    const totals = await Promise.all(
      QUEST_LEVEL_BANDS.map(
        async (band) => (await get<QuestListDto>(`/api/maplestoryio/quests?level=${band}`)).pagination.total,
      ),
    );
    expect(totals).toEqual([366, 328, 313, 223, 159, 149, 126, 309]);
    expect((await get<QuestListDto>('/api/maplestoryio/quests')).pagination.total).toBe(2818);
    const islands = await get<QuestListDto>('/api/maplestoryio/quests?area=Maple%20Island');
    expect(islands.pagination.total).toBe(61);
  });

  it('shows a quest with its objectives and rewards, and its texts without marks', async () => {
    const { quest } = await get<QuestDetailDto>('/api/maplestoryio/quests/7103');
    expect(quest).toMatchObject({
      name: 'Papulatus',
      areaName: 'Ludus Lake',
      area: 'Ossyria',
      npcId: 2041021,
      level: 80,
      objectives: [
        { type: 'monster', id: 8500002, count: 1 },
        { type: 'item', id: 4031172, count: 1 },
      ],
      requirements: { quests: [{ id: 7102 }, { id: 7104 }] },
      rewards: { exp: 78_000, meso: 150_000, fame: 30, items: [{ id: 1102057, count: 1 }] },
    });
    expect(quest.descriptionRuns).toContainEqual(
      expect.objectContaining({ text: 'Papulatus Clock', link: 'monster', id: 8500001 }),
    );
    const weighted = await get<QuestDetailDto>('/api/maplestoryio/quests/2000');
    expect(weighted.quest.rewards.items.map(({ id, chancePercent }) => [id, chancePercent])).toEqual([
      [1092000, 90],
      [1092001, 10],
    ]);
  });

  it('gives the chances of a job, and says whose they are', async () => {
    const { quest } = await get<QuestDetailDto>('/api/maplestoryio/quests/2109');
    const scroll = quest.rewards.items.find(({ id }) => id === 2043001);
    expect(scroll?.jobs.map(({ name }) => name)).toEqual(['Warrior', 'Dawn Warrior', 'Aran']);
    expect(scroll?.chancePercent).toBeCloseTo((2 / 36) * 100, 10);
    const potion = quest.rewards.items.find(({ id }) => id === 2020015);
    const percentFor = (job: number) =>
      potion?.chances.find(({ jobs }) => jobs.some(({ id }) => id === job))?.percent;
    expect([0, 100, 400].map((job) => percentFor(job)?.toFixed(4))).toEqual([
      '33.3333',
      '16.6667',
      '22.2222',
    ]);
    const lent = await get<QuestDetailDto>('/api/maplestoryio/quests/2093');
    expect(lent.quest.rewards.items.map(({ id }) => id)).not.toContain(4031173);
  });

  it('keeps the words of a text that look like a mark', async () => {
    const overall = await get<ItemDetailDto>('/api/itemdatabase/item/1802035');
    expect(JSON.stringify(overall)).toContain('Monkey');
  });

  it('leaves no mark of the client in any text of a quest', async () => {
    const { quests } = await get<QuestListDto>('/api/maplestoryio/quests?limit=500');
    for (const { id } of quests) {
      const { quest } = await get<QuestDetailDto>(`/api/maplestoryio/quests/${id}`);
      const texts = [...quest.descriptionRuns, ...quest.progressRuns, ...quest.completionRuns];
      expect(texts.map(({ text }) => text).join('')).not.toMatch(/#[bkrdgenptomiz]\d|\\n/);
    }
  });

  it('tells where a monster lives and which quests ask for it', async () => {
    const { monster, maps, quests } = await get<MonsterDetailDto>('/api/itemdatabase/monster/100100');
    expect(monster).toMatchObject({ name: 'Snail', level: 1, maxHp: 8, exp: 3 });
    expect(maps.length).toBeGreaterThan(3);
    expect(quests.length).toBeGreaterThan(0);
  });

  it('counts drops, items and monsters by their chances', async () => {
    const total = async (filters: AdvancedFilters) => (await advanced(filters)).pagination.total;
    expect(await total({ searchMode: 'items' })).toBe(10_598);
    expect(await total({})).toBe(22_157 - 768 + 5 + 1116);
    expect(await total({ searchMode: 'monsters', monsterLevel: { min: 301 } })).toBe(4);
    const rare = await advanced(FILTER_PRESETS.rare_items.filters, { sortBy: 'drop_rate', sortOrder: 'asc' });
    expect(rare.drops.every(({ dropPercent }) => dropPercent > 0 && dropPercent <= 0.1)).toBe(true);
  });

  it('knows where players of this game train', async () => {
    const training = api.app.get(TrainingService);
    const bestAt = (level: number) =>
      training.plan({ level, way: 'physical', targets: 1 }).maps.map(({ mapName }) => mapName);
    expect(bestAt(43)).toContain('Secluded Mushroom Forest');
    expect(bestAt(90)).toEqual(expect.arrayContaining(['Fantasy Theme Park 3', 'The Area of Red Kentaurus']));
    expect(bestAt(120)[0]).toBe('The Dragon Nest Left Behind');
    const helmet = api.app.get(FarmService).plan(1002357, 600);
    // It is summoned: no map has it.
    expect(helmet.sources).toMatchObject([{ id: 8800002, average: { hours: null }, mapCount: 0 }]);
  });

  it('plans within the budget', () => {
    const training = api.app.get(TrainingService);
    const farm = api.app.get(FarmService);
    const planned: number[] = [];
    for (let level = 1; level <= 200; level += 1) {
      planned.push(elapsed(() => training.plan({ level, way: 'magic', targets: 6 })));
      planned.push(elapsed(() => farm.plan(4000000 + level, 600)));
      planned.push(
        elapsed(() => farm.plan(2000000 + level, undefined, { level, way: 'physical', targets: 1 })),
      );
    }
    expect(percentile95(planned)).toBeLessThan(PLAN_MS);
  });

  it('finds routes as a search of its own does, within the budget', () => {
    const { world } = api.app.get(CatalogService).current;
    const ways = api.app.get(MapWaysService);
    const ids = world.searchMaps('').map(({ id }) => id);
    const portals = new Map(
      world.searchMaps('').map((map) => {
        const all = world.drawingOf(map)?.portals ?? [];
        return [
          map.id,
          all.flatMap(({ targetMapId: to }) => (to !== null && world.map(to)?.hasFile ? [to] : [])),
        ];
      }),
    );
    const times: number[] = [];
    for (const from of [100000000, 220000000, 105090900]) {
      const steps = stepsFrom(from, portals);
      expect(steps.size).toBeGreaterThan(10);
      for (const to of ids.filter((_, index) => index % 20 === 0)) {
        const route = ways.route(from, to, 'portals');
        expect([from, to, route.steps?.length]).toEqual([from, to, steps.get(to)]);
        times.push(elapsed(() => ways.route(from, to, 'all')));
      }
    }
    expect(percentile95(times)).toBeLessThan(ROUTE_MS);
    const home = ways.route(105090900, 100000000, 'all').steps ?? [];
    expect(home.map(({ item }) => item?.name)).toContain('Return Scroll to Henesys');
    const { nodes: regions } = ways.world(undefined);
    const drawn = regions.map(({ id }) => elapsed(() => ways.world(id)));
    expect(percentile95(drawn)).toBeLessThan(REGION_MS);
    expect(regions.map(({ mapName }) => mapName)).toEqual(
      expect.arrayContaining(['Henesys', 'Sleepywood', 'Ludibrium', 'El Nath']),
    );
  });

  it('builds the catalog and filters within the budgets', async () => {
    const before = process.cpuUsage();
    await api.loadCatalog();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(BUILD_MS);

    const catalog = api.app.get(CatalogService).current;
    const filtered: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { filters, sortBy, sortOrder } of Object.values(FILTER_PRESETS)) {
        for (const searchMode of ADVANCED_SEARCH_MODES) {
          const query = {
            term: '',
            sortBy,
            sortOrder,
            page: 1,
            limit: 50,
            filters: { ...filters, searchMode },
          };
          filtered.push(elapsed(() => catalog.searchAdvanced(query)));
        }
      }
    }
    expect(percentile95(filtered)).toBeLessThan(FILTER_MS);
  });
});
