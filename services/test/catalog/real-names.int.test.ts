import { CatalogService } from '../../src/catalog/index.js';
import type { ItemSearchDto } from '../../src/modules/encyclopedia/items/items.dto.js';
import type { MapListDto } from '../../src/modules/encyclopedia/maps/maps.dto.js';
import type { MonsterSearchDto } from '../../src/modules/encyclopedia/monsters/monsters.dto.js';
import type { SearchDto } from '../../src/modules/search/search.dto.js';
import { describeReal, elapsed, percentile95, startRealApi } from '../harness/real-api.js';
import type { TestApi } from '../harness/start-api.js';

const TYPO_MS = 15;
/** Limit of a search in names of all kinds, and of a suggestion for a term without hits. */
const EVERYWHERE_MS = 15;

/** The most expensive terms for a scan of all names. */
const COSTLY_TERMS = [
  'x'.repeat(40),
  's'.repeat(12),
  'scscscscscsc',
  'a'.repeat(64),
  'e\u0301'.repeat(32),
  'eeeee rrrrr sssss ttttt aaaaa nnnnn',
  'a e i o u n r s t l c d m p h b g f k w y z',
  'swrod shild helmt glovs capes boot',
  'er',
];
const ROUNDS = 20;

describeReal('names of a real world', () => {
  let api: TestApi;

  const get = async <T>(address: string): Promise<T> => {
    const answer = await api.call<T>(address);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  beforeAll(async () => {
    api = await startRealApi();
  }, 300_000);

  afterAll(() => api.close());

  it.each([
    ['thermometr', 1402014],
    ['zakum helmt', 1002357],
    ['wodden wand', 1372005],
    ['goldn maple necklce', 1122052],
    ['rusty scrw', 4031161],
  ])('finds the item meant by %s', async (query, id) => {
    const { items } = await get<ItemSearchDto>(`/api/itemdatabase/search?query=${encodeURIComponent(query)}`);
    expect(items.slice(0, 5).map((item) => item.id)).toContain(id);
    expect(items.find((item) => item.id === id)?.matches).not.toEqual([]);
  });

  it.each([
    ['zhelm', 'Zakum Helmet'],
    ['htn', 'Horntail Necklace'],
    ['pgc', 'Pink Gaia Cape'],
    ['gfa60', 'Scroll for Gloves for ATT 60%'],
    ['red potion', 'Red Potion'],
    ['snail', 'Snail'],
    ['potions', 'Owl Potion'],
  ])('begins what %s finds with %s', async (query, name) => {
    const { items } = await get<ItemSearchDto>(`/api/itemdatabase/search?query=${encodeURIComponent(query)}`);
    expect(items[0]?.name).toBe(name);
  });

  it('knows bosses and hunting grounds by their initials', async () => {
    const { monsters } = await get<MonsterSearchDto>('/api/itemdatabase/monsters/search?query=ht');
    expect(monsters[0]?.name).toBe('Horntail');
    const { maps } = await get<MapListDto>('/api/maps/search?q=hhg1');
    expect(maps.map(({ mapName }) => mapName)).toEqual(['Henesys Hunting Ground I']);
    expect(
      (await get<MonsterSearchDto>('/api/itemdatabase/monsters/search?query=pb')).monsters[0]?.name,
    ).toBe('Pink Bean');
  });

  it('proposes what was meant where it finds nothing', async () => {
    const { sections, nearest } = await get<SearchDto>('/api/search?q=horntale');
    expect(sections).toEqual([]);
    expect(nearest?.[0]).toMatchObject({ kind: 'monster', name: 'Horntail' });
    const { nearest: helmets } = await get<ItemSearchDto>('/api/itemdatabase/search?query=zacum%20hat');
    expect(helmets?.[0]?.name).toBe('Zakum Helmet');
  });

  it('finds the map meant by a typo', async () => {
    const { maps } = await get<MapListDto>('/api/maps/search?q=henesis');
    expect(maps[0]).toMatchObject({ mapName: 'Henesys' });
  });

  it('are found within the budgets, whatever the term', () => {
    const catalog = api.app.get(CatalogService).current;
    const mistyped: number[] = [];
    const everywhere: number[] = [];
    // The tables of words are made by the first search that needs them.
    catalog.findNames({ term: 'thermometr', limit: 5 });
    catalog.nearestOfAll({ term: 'thermometr', limit: 5 });
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const term of ['thermometr', 'zakum helmt', 'goldn maple necklce', 'blakbull', ...COSTLY_TERMS]) {
        mistyped.push(elapsed(() => catalog.searchItems({ term })));
        everywhere.push(
          elapsed(() => {
            const found = catalog.findNames({ term, limit: 5 });
            if (Object.values(found).flat().length === 0) catalog.nearestOfAll({ term, limit: 5 });
          }),
        );
      }
    }
    expect(percentile95(mistyped)).toBeLessThan(TYPO_MS);
    expect(percentile95(everywhere)).toBeLessThan(EVERYWHERE_MS);
  });
});
