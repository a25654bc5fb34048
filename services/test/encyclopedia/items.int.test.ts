import type { ErrorBody } from '@portico/domain';
import { forEachEngine, onOneEngine } from '@portico/testing-api';
import type {
  ItemDetailDto,
  ItemSearchDto,
  PopularItemDto,
} from '../../src/modules/encyclopedia/items/items.dto.js';
import { proves } from '../harness/proves.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog, insertDrops } from '../rows/catalog-rows.js';
import { BAD_IDS, BAD_NUMBERS, ODD_TERMS } from '../rows/refusals.js';

const RATES = { drop: 3, bossDrop: 2 };

forEachEngine('the item database', (engine) => {
  proves(
    'catalog/tables/raw-rows',
    'catalog/live/live-rows',
    'catalog/live/drop-version',
    'catalog/catalog.service',
  );

  let api: TestApi;

  const search = async (query: string): Promise<ItemSearchDto> => {
    const answer = await api.call<ItemSearchDto>(`/api/itemdatabase/search?${query}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const idsOf = async (query: string): Promise<number[]> => (await search(query)).items.map(({ id }) => id);
  const item = (id: number) => api.call<ItemDetailDto>(`/api/itemdatabase/item/${id}`);
  const popular = (query: string) => api.call<PopularItemDto[]>(`/api/itemdatabase/popular-items?${query}`);

  beforeAll(async () => {
    api = await startApi({ engine, settings: { public: { rates: RATES } } });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await insertDrops(manager);
    });
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it('finds items by part of a name in any case', async () => {
    const SWORD = { type: 'equipment', weaponType: 'sword' };
    const found = await search('query=FERRY');
    expect(found.items).toEqual([
      { ...SWORD, id: 1302000, name: 'Ferry Oar', level: 5, matches: [[0, 5]] },
      { ...SWORD, id: 1302001, name: 'Gilded Ferry Oar', level: 30, matches: [[7, 12]] },
    ]);
    expect(found.pagination).toEqual({ page: 1, limit: 50, total: 2, pages: 1 });
    expect(found.importedAt).toBe(1_767_225_600_000);
    expect(found.dropsAsOf).toBeGreaterThan(1_767_225_600_000);
  });

  it('finds an item by its id', async () => {
    expect((await idsOf('query=1302001'))[0]).toBe(1302001);
  });

  it('finds names in other scripts', async () => {
    expect(await idsOf(`query=${encodeURIComponent('소라')}`)).toEqual([4000019]);
  });

  it('takes the signs of SQL patterns literally', async () => {
    expect(await idsOf('query=0%25')).toEqual([5000000]);
    expect(await idsOf('query=__')).toEqual([]);
  });

  it('narrows by type', async () => {
    expect(await idsOf('type=use')).toEqual([2000000]);
    expect(await idsOf('query=ferry&type=etc')).toEqual([]);
    expect((await search('type=all')).pagination.total).toBe(6);
  });

  it('lists everything when nothing is typed', async () => {
    expect((await search('')).pagination.total).toBe(6);
    expect((await search('query=%20%20')).pagination.total).toBe(6);
  });

  it.each(ODD_TERMS)('finds nothing under %s', async (term) => {
    expect((await search(`query=${encodeURIComponent(term)}`)).items).toEqual([]);
  });

  it('pages, clamps the limit and answers an empty page past the end', async () => {
    expect((await search('page=2&limit=4')).items).toHaveLength(2);
    expect((await search('limit=1000000000')).pagination.limit).toBe(200);
    expect(await search('page=99&limit=4')).toMatchObject({
      items: [],
      pagination: { page: 99, limit: 4, total: 6, pages: 2 },
    });
  });

  it.each([
    'query=a',
    `query=${encodeURIComponent('🍁')}`,
    `query=${'x'.repeat(1000)}`,
    'query=a%00b',
    'query=aa&query=bb',
    'type=weapon',
    'type=EQUIPMENT',
    'type=use&type=etc',
  ])('refuses a value that is not allowed, case %#', async (query) => {
    const answer = await api.call<ErrorBody>(`/api/itemdatabase/search?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });

  it.each(['page', 'limit'])('refuses a %s that is no positive integer', async (name) => {
    for (const value of BAD_NUMBERS) {
      const answer = await api.call<ErrorBody>(`/api/itemdatabase/search?${name}=${value}`);
      expect([value, answer.status]).toEqual([value, 400]);
    }
  });

  it('ignores nested parameters, which are none of its own', async () => {
    expect((await search('query[a]=ferry&type[]=use')).pagination.total).toBe(6);
  });

  it('shows an item with its properties and sources, base and actual chance', async () => {
    const answer = await item(1302000);
    expect(answer.status).toBe(200);
    expect(answer.body.item).toEqual({
      id: 1302000,
      name: 'Ferry Oar',
      type: 'equipment',
      description: 'It has seen calmer waters.',
      descriptionRuns: [{ text: 'It has seen calmer waters.' }],
      weaponType: 'sword',
      properties: { incPAD: 17, reqLevel: 5, tuc: 7, price: 1 },
    });
    expect(answer.body.dropSources).toEqual([
      {
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
      },
      {
        type: 'monster',
        dropperid: 100100,
        name: 'Dockside Crab',
        level: 12,
        boss: false,
        minQuantity: 1,
        maxQuantity: 1,
        dropPercent: 0.08,
        actualPercent: 0.24,
        questId: null,
      },
    ]);
    expect(answer.headers['cache-control']).toBe('public, max-age=1');
  });

  it('reads the chance of a reactor as "one in n"', async () => {
    const { body } = await item(2000000);
    expect(body.dropSources.find(({ type }) => type === 'reactor')).toMatchObject({
      dropperid: 2001,
      dropPercent: 6.66666667,
      actualPercent: 20,
    });
  });

  it('multiplies no rate into a global drop', async () => {
    const { body } = await item(3010000);
    expect(body.dropSources).toMatchObject([{ type: 'global', dropPercent: 0.1, actualPercent: 0.1 }]);
  });

  it('shows an item that only the drop tables know, at most one hundred percent', async () => {
    const { body } = await item(4999999);
    expect(body.item).toMatchObject({ name: 'Item 4999999', type: 'etc', properties: {} });
    expect(body.dropSources).toMatchObject([{ dropPercent: 100, actualPercent: 100, questId: 1008 }]);
  });

  it('has an item without any source', async () => {
    const { body } = await item(5000000);
    expect(body.dropSources).toEqual([]);
  });

  it.each([1, 1302999, 2_147_483_647])('does not find item %i', async (id) => {
    const answer = await api.call<ErrorBody>(`/api/itemdatabase/item/${id}`);
    expect([answer.status, answer.body.code]).toEqual([404, 'catalog.item_not_found']);
  });

  it.each(BAD_IDS)('refuses the id %s', async (id) => {
    const answer = await api.call<ErrorBody>(`/api/itemdatabase/item/${id}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.validation_failed']);
  });

  it('lists the items with the most sources, mesos left out', async () => {
    const answer = await popular('');
    expect(answer.status).toBe(200);
    expect(answer.body.slice(0, 2)).toEqual([
      { id: 1302000, name: 'Ferry Oar', type: 'equipment', sourceCount: 2 },
      { id: 2000000, name: 'Plum Tonic', type: 'use', sourceCount: 2 },
    ]);
    expect(answer.body.every(({ id }) => id > 0)).toBe(true);
    expect((await popular('limit=1')).body).toHaveLength(1);
    expect((await popular('type=etc')).body.map(({ type }) => type)).toEqual(['etc', 'etc']);
    expect((await popular('limit=1000000000')).status).toBe(200);
  });

  it.each(['type=gear', 'limit=0', 'limit=1.5', 'limit=-1'])(
    'refuses popular items with %s',
    async (query) => {
      expect((await popular(query)).status).toBe(400);
    },
  );
});

onOneEngine('the item database before the first import', (engine) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.seed(insertDrops);
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it('says that nothing is imported and finds nothing', async () => {
    const answer = await api.call<ItemSearchDto>('/api/itemdatabase/search?query=ferry');
    expect(answer.body).toMatchObject({ items: [], importedAt: null });
  });

  it('still knows where an id drops', async () => {
    const answer = await api.call<ItemDetailDto>('/api/itemdatabase/item/1302000');
    expect(answer.body).toMatchObject({
      item: { id: 1302000, name: 'Item 1302000', properties: {} },
      importedAt: null,
    });
    expect(answer.body.dropSources).toHaveLength(2);
  });

  it('cannot say whether another id exists', async () => {
    const answer = await api.call<ErrorBody>('/api/itemdatabase/item/1302001');
    expect([answer.status, answer.body.code]).toEqual([503, 'catalog.not_imported']);
  });
});
