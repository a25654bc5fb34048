import { forEachEngine } from '@portico/testing-api';
import type { ItemSearchDto } from '../../src/modules/encyclopedia/items/items.dto.js';
import type { NearNameDto } from '../../src/modules/encyclopedia/shared/catalog-page.dto.js';
import type { SearchDto } from '../../src/modules/search/search.dto.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { importCatalog } from '../rows/catalog-rows.js';
import { importWorld } from '../rows/world-rows.js';

const ALIASES = {
  'The Boat': [{ kind: 'item', id: 1302001 }, 'ferry oar'],
  lamp: ['Old Lantern King'],
  껍질: [
    { kind: 'item', id: 4000019 },
    { kind: 'monster', id: 1 },
  ],
};

forEachEngine('names in searches', (engine) => {
  let api: TestApi;

  const get = async <T>(address: string): Promise<T> => {
    const answer = await api.call<T>(address);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const items = (query: string, more = '') =>
    get<ItemSearchDto>(`/api/itemdatabase/search?query=${encodeURIComponent(query)}${more}`);
  const nearest = async (address: string) =>
    (await get<{ nearest?: NearNameDto[] }>(address)).nearest?.map(({ name }) => name);

  beforeAll(async () => {
    api = await startApi({ engine, settings: { server: { search: { aliases: ALIASES } } } });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await importWorld(manager);
    });
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it("finds what the owner's list says, by id and by name, and marks nothing of it", async () => {
    const found = await items('the  BOAT');
    expect(found.items.map(({ name, matches }) => [name, matches])).toEqual([
      ['Ferry Oar', []],
      ['Gilded Ferry Oar', []],
    ]);
    expect((await items('껍질')).items.map(({ name }) => name)).toEqual(['소라 껍질']);
    const { sections } = await get<SearchDto>('/api/search?q=lamp');
    expect(sections).toMatchObject([{ kind: 'monster', hits: [{ name: 'Old Lantern King', matches: [] }] }]);
  });

  it('finds initials, and marks them', async () => {
    const [oar] = (await items('gfo')).items;
    expect(oar).toMatchObject({
      name: 'Gilded Ferry Oar',
      matches: [
        [0, 1],
        [7, 8],
        [13, 14],
      ],
    });
  });

  it.each([
    ['/api/itemdatabase/search?query=gildt%20fery%20or', 'Gilded Ferry Oar'],
    ['/api/itemdatabase/monsters/search?query=dokcsid%20krabb', 'Dockside Crab'],
    ['/api/maps/search?q=krab%20flatz%20x', 'Crab Flats'],
    ['/api/npcs?search=xlantern%20zz', undefined],
  ])('proposes names where %s finds nothing', async (address, name) => {
    expect((await nearest(address))?.[0]).toBe(name);
  });

  it('proposes what a filter hides', async () => {
    const { items: found, nearest: hidden } = await items('ferry', '&type=use');
    expect(found).toEqual([]);
    expect(hidden?.map(({ id }) => id)).toEqual([1302000, 1302001]);
    expect(await nearest('/api/maplestoryio/quests?search=xyzzyplugh&level=1')).toEqual([]);
  });

  it('proposes nothing beside what it finds, nor where nothing is typed', async () => {
    expect(await items('ferry')).not.toHaveProperty('nearest');
    expect(await items('ferry', '&page=9')).not.toHaveProperty('nearest');
    expect(await items('', '&type=cash&page=9')).not.toHaveProperty('nearest');
  });
});
