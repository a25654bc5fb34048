import type { ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import type { AdvancedSearchDto } from '../../src/modules/encyclopedia/advanced-search/advanced-search.dto.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog, insertDrops } from '../rows/catalog-rows.js';
import { ODD_TERMS } from '../rows/refusals.js';

const ADDRESS = '/api/itemdatabase/advanced-search';

onOneEngine('the advanced search', (engine) => {
  let api: TestApi;

  const search = async (payload: object): Promise<AdvancedSearchDto> => {
    const answer = await api.call<AdvancedSearchDto>(ADDRESS, { method: 'POST', payload });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  beforeAll(async () => {
    api = await startApi({ engine, settings: { public: { rates: { drop: 3, bossDrop: 2 } } } });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await insertDrops(manager);
    });
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it('lists drops where nothing else is said, mesos left out', async () => {
    const found = await search({});
    expect(found.searchMode).toBe('drops');
    expect(found.pagination).toEqual({ page: 1, limit: 50, total: 7, pages: 1 });
    expect([found.items, found.monsters]).toEqual([[], []]);
    expect(found.drops.every(({ itemid }) => itemid > 0)).toBe(true);
  });

  it('answers a drop with its item, its source and both chances, and marks what matches', async () => {
    const found = await search({ query: 'ferry', filters: { monsterLevel: { min: 100 } } });
    expect(found.drops).toEqual([
      {
        itemid: 1302000,
        itemName: 'Ferry Oar',
        itemType: 'equipment',
        itemLevel: 5,
        itemMatches: [[0, 5]],
        type: 'monster',
        dropperid: 8800002,
        name: 'Old Lantern King',
        level: 110,
        boss: true,
        minQuantity: 1,
        maxQuantity: 2,
        dropPercent: 30,
        actualPercent: 60,
        questId: null,
        matches: [],
      },
    ]);
  });

  it('finds drops by the name of the monster too', async () => {
    const found = await search({ query: 'crab' });
    expect(found.drops.map(({ itemid }) => itemid).sort()).toEqual([1302000, 4000019]);
  });

  it('lists items with how many sources they have and the best chance among those that pass', async () => {
    const found = await search({
      filters: { searchMode: 'items', itemTypes: ['equipment'], dropRate: { max: 1 } },
    });
    expect(found.items).toEqual([
      {
        id: 1302000,
        name: 'Ferry Oar',
        type: 'equipment',
        weaponType: 'sword',
        level: 5,
        sourceCount: 2,
        dropPercent: 0.08,
        matches: [],
      },
    ]);
  });

  it('filters items by weapon, level and statistics', async () => {
    const idsOf = async (filters: object) =>
      (await search({ filters: { searchMode: 'items', ...filters } })).items.map(({ id }) => id);
    expect(await idsOf({ weaponTypes: ['sword', 'bow'] })).toEqual([1302000, 1302001]);
    expect(await idsOf({ weaponTypes: ['bow'] })).toEqual([]);
    expect(await idsOf({ itemLevel: { min: 6 } })).toEqual([1302001]);
    expect(await idsOf({ itemStats: { attackPower: { min: 17, max: 20 } } })).toEqual([1302000]);
    expect(await idsOf({ itemStats: { attackPower: { min: 17 }, str: { min: 1 } } })).toEqual([]);
  });

  it('lists monsters by life, experience and what they drop', async () => {
    const idsOf = async (filters: object) =>
      (await search({ filters: { searchMode: 'monsters', ...filters }, sortBy: 'level' })).monsters.map(
        ({ id }) => id,
      );
    expect(await idsOf({ monsterHP: { min: 500 } })).toEqual([8800002, 100101]);
    expect(await idsOf({ itemTypes: ['equipment'] })).toEqual([8800002, 100100]);
    expect(await idsOf({ monsterExp: { min: 34 } })).toEqual([]);
    const crabs = (await search({ filters: { searchMode: 'monsters' }, query: 'crab' })).monsters;
    expect(crabs.find(({ id }) => id === 100100)).toEqual({
      id: 100100,
      name: 'Dockside Crab',
      level: 12,
      boss: false,
      maxHp: 240,
      exp: 33,
      dropCount: 2,
      dropPercent: 60,
      matches: [[9, 13]],
    });
  });

  it('sorts in both directions and pages', async () => {
    const percents = async (sortOrder: string) =>
      (await search({ sortBy: 'drop_rate', sortOrder })).drops.map(({ dropPercent }) => dropPercent);
    const descending = await percents('desc');
    expect(descending).toEqual([...descending].sort((a, b) => b - a));
    expect(await percents('asc')).toEqual([...descending].reverse());
    const second = await search({ sortBy: 'drop_rate', page: 2, limit: 3 });
    expect(second.drops.map(({ dropPercent }) => dropPercent)).toEqual(descending.slice(3, 6));
    expect((await search({ page: 99 })).drops).toEqual([]);
    expect((await search({ limit: 1_000_000_000 })).pagination.limit).toBe(200);
  });

  it.each(ODD_TERMS)('finds nothing under %s', async (query) => {
    expect((await search({ query })).pagination.total).toBe(0);
  });

  it('takes a null as nothing said', async () => {
    const filters = {
      dropRate: null,
      dropQuantity: { min: null, max: null },
      itemTypes: null,
      itemStats: null,
    };
    expect((await search({ query: null, filters, page: null, sortBy: null })).pagination.total).toBe(7);
  });

  it.each<[string, object]>([
    ['page', { page: 0 }],
    ['page', { page: 1.5 }],
    ['page', { page: '1' }],
    ['page', { page: 2 ** 53 }],
    ['limit', { limit: -1 }],
    ['limit', { limit: { $gt: 0 } }],
    ['query', { query: ['a'] }],
    ['query', { query: { a: 1 } }],
    ['query', { query: 'a' }],
    ['query', { query: 'x'.repeat(10_000) }],
    ['query', { query: 'a\u0000b' }],
    ['sortBy', { sortBy: 'price' }],
    ['sortBy', { sortBy: 'toString' }],
    ['sortOrder', { sortOrder: 'up' }],
    ['sort', { sort: 'name' }],
    ['filters', { filters: [] }],
    ['filters', { filters: 'all' }],
    ['filters.colour', { filters: { colour: 'red' } }],
    ['filters.searchMode', { filters: { searchMode: 'maps' } }],
    ['filters.dropRate.max', { filters: { dropRate: { min: 5, max: 1 } } }],
    ['filters.dropRate.min', { filters: { dropRate: { min: -1 } } }],
    ['filters.dropRate.max', { filters: { dropRate: { max: 101 } } }],
    ['filters.dropRate.least', { filters: { dropRate: { least: 1 } } }],
    ['filters.dropRate', { filters: { dropRate: 5 } }],
    ['filters.itemLevel.min', { filters: { itemLevel: { min: 1.5 } } }],
    ['filters.itemLevel.min', { filters: { itemLevel: { min: { $gt: 1 } } } }],
    ['filters.monsterHP.max', { filters: { monsterHP: { max: 2 ** 31 } } }],
    ['filters.itemStats.str.max', { filters: { itemStats: { str: { min: 9, max: 3 } } } }],
    ['filters.itemStats.charm', { filters: { itemStats: { charm: { min: 9 } } } }],
    ['filters.itemTypes', { filters: { itemTypes: 'use' } }],
    ['filters.itemTypes', { filters: { itemTypes: ['weapon'] } }],
    ['filters.weaponTypes', { filters: { weaponTypes: [['sword']] } }],
  ])('refuses a bad %s and names it, case %#', async (field, payload) => {
    const { status, body } = await api.call<ErrorBody>(ADDRESS, { method: 'POST', payload });
    expect([status, body.code, body.issues?.[0]?.field]).toEqual([400, 'request.validation_failed', field]);
  });

  it('is an address too, and answers the same there', async () => {
    const read = async (query: string) => {
      const answer = await api.call<AdvancedSearchDto>(`${ADDRESS}?${query}`);
      expect(answer.status).toBe(200);
      return answer.body;
    };
    expect(await read('')).toEqual(await search({}));
    expect(await read('dropRate=0.01-5&sortBy=drop_rate&sortOrder=asc&page=1&limit=3')).toEqual(
      await search({
        filters: { dropRate: { min: 0.01, max: 5 } },
        sortBy: 'drop_rate',
        sortOrder: 'asc',
        limit: 3,
      }),
    );
    expect(await read('searchMode=items&itemTypes=equipment.etc&attackPower=17-&query=')).toEqual(
      await search({
        filters: {
          searchMode: 'items',
          itemTypes: ['equipment', 'etc'],
          itemStats: { attackPower: { min: 17 } },
        },
      }),
    );
  });

  it.each([
    ['page', 'page=0'],
    ['page', 'page=1.5'],
    ['query', 'query=a'],
    ['sortBy', 'sortBy=price'],
    ['filters.dropRate', 'dropRate=5'],
    ['filters.dropRate.max', 'dropRate=5-1'],
    ['filters.itemLevel.min', 'itemLevel=1.5-'],
    ['filters.itemStats.str', 'str=many'],
    ['filters.itemTypes', 'itemTypes=weapon'],
    ['filters.searchMode', 'searchMode=maps'],
    ['filters.dropRate', 'dropRate=1-2&dropRate=3-4'],
  ])('refuses a bad %s in the address and names it: %s', async (field, query) => {
    const { status, body } = await api.call<ErrorBody>(`${ADDRESS}?${query}`);
    expect([status, body.code, body.issues?.[0]?.field]).toEqual([400, 'request.validation_failed', field]);
  });

  it.each(['[]', '"text"', '17', 'null'])('refuses the body %s', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const { status } = await api.call<ErrorBody>(ADDRESS, { method: 'POST', payload, headers });
    expect(status).toBe(400);
  });

  it('keeps the prototype of objects out of reach', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = '{"filters":{"__proto__":{"searchMode":"items"}}}';
    const { status } = await api.call<ErrorBody>(ADDRESS, { method: 'POST', payload, headers });
    expect(status).toBe(400);
  });
});
