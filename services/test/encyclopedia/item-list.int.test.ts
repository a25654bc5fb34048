import type { ErrorBody } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import type {
  ComparedItemsDto,
  ComparedMonstersDto,
} from '../../src/modules/encyclopedia/compare/compare.dto.js';
import type { ItemListDto } from '../../src/modules/encyclopedia/items/items.dto.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog, insertDrops } from '../rows/catalog-rows.js';

onOneEngine('the list of items, and comparisons', (engine) => {
  let api: TestApi;

  const list = (query: string) => api.call<ItemListDto>(`/api/itemdatabase/items?${query}`);

  beforeAll(async () => {
    api = await startApi({ engine, settings: { public: { rates: { drop: 3, bossDrop: 2 } } } });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await insertDrops(manager);
    });
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it('lists items with their level, class, stats and sources', async () => {
    const { body } = await list('query=oar&limit=1&sort=level');
    expect(body.items).toEqual([
      {
        id: 1302000,
        name: 'Ferry Oar',
        type: 'equipment',
        level: 5,
        jobMask: 0,
        weaponType: 'sword',
        attackPower: 17,
        magicAttack: 0,
        defense: 0,
        str: 0,
        dex: 0,
        int: 0,
        luk: 0,
        sourceCount: 2,
        matches: [[6, 9]],
      },
    ]);
    expect(body.pagination).toEqual({ page: 1, limit: 1, total: 2, pages: 2 });
  });

  it.each([
    ['sort=attackPower&limit=2', [1302001, 1302000]],
    ['sort=attackPower&order=asc&limit=2', [1302000, 1302001]],
    ['minLevel=6&sort=level', [1302001]],
    ['wornBy=thief&sort=name', [1302000, 1302001]],
    ['wornBy=thief&maxLevel=5', [1302000]],
    ['weaponType=axe', []],
    ['type=use', [2000000]],
    ['query=oar&type=use', []],
    ['query=oar&page=9', []],
  ])('lists items by %s', async (query, ids) => {
    const { body } = await list(query);
    expect(body.items.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    'query=a',
    'sort=price',
    'order=up',
    'type=all',
    'wornBy=knight',
    'source=gift',
    'weaponType=fork',
    'minLevel=-1',
  ])('refuses a list of items with %s', async (query) => {
    const answer = await api.call<ErrorBody>(`/api/itemdatabase/items?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });

  it('compares things in the order asked for, each once, and names ids of nothing', async () => {
    const { body } = await api.call<ComparedItemsDto>(
      '/api/itemdatabase/compare/items?ids=1302001.1302000.1302001.1302999',
    );
    expect(body.items).toEqual([
      expect.objectContaining({ id: 1302001, sourceCount: 0, actualPercent: null }),
      {
        id: 1302000,
        name: 'Ferry Oar',
        type: 'equipment',
        weaponType: 'sword',
        properties: { incPAD: 17, reqLevel: 5, tuc: 7, price: 1 },
        sourceCount: 2,
        actualPercent: 60,
      },
    ]);
    expect(body.unknown).toEqual([1302999]);
    const behind = await api.call<ComparedItemsDto>('/api/itemdatabase/compare/items?ids=1.2.3.4.1302000');
    expect(behind.body).toMatchObject({ items: [{ id: 1302000 }], unknown: [1, 2, 3, 4] });
    const monsters = await api.call<ComparedMonstersDto>('/api/itemdatabase/compare/monsters?ids=100100.9');
    expect(monsters.body.monsters).toMatchObject([{ id: 100100, level: 12, maxHp: 240 }]);
    expect(monsters.body.unknown).toEqual([9]);
  });

  it.each([
    '',
    'ids=',
    `ids=${Array.from({ length: 17 }, (_, id) => id + 1).join('.')}`,
    'ids=1..2',
    'ids=1,2',
    'ids=0',
    'ids=1&ids=2',
    `ids=${'1.'.repeat(99)}1`,
  ])('refuses a comparison of %s', async (query) => {
    for (const kind of ['items', 'monsters']) {
      const answer = await api.call<ErrorBody>(`/api/itemdatabase/compare/${kind}?${query}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
    }
  });
});
