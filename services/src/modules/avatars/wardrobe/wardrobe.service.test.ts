import type { SpriteCategory } from '@portico/avatar';
import type { CatalogService } from '../../../catalog/index.js';
import type { SpritesService } from '../sprites/sprites.service.js';
import { WardrobeService } from './wardrobe.service.js';

const ITEMS = [
  { id: 1_002_001, name: 'Straw Hat' },
  { id: 1_002_002, name: 'Iron Hat' },
  { id: 1_040_002, name: 'Shirt' },
];

function createWardrobe() {
  const searchItems = vi.fn(({ term }: { term: string }) => ITEMS.filter(({ name }) => name.includes(term)));
  const catalog = { generation: 1, searchItems, item: () => undefined };
  const sprites: object = {
    source: { generation: 'folder' },
    ids: (category: SpriteCategory) =>
      Promise.resolve(category === 'Cap' ? [1_002_001, 1_002_002, 1_002_009] : []),
  };
  const catalogs: object = { current: catalog };
  const wardrobe = new WardrobeService(catalogs as CatalogService, sprites as SpritesService);
  return { catalog, searchItems, wardrobe };
}

describe('what may be tried on', () => {
  it('is listed once for all pages of a slot, and again with another catalog', async () => {
    const { catalog, searchItems, wardrobe } = createWardrobe();
    const page = async (number: number) => {
      const { pieces } = await wardrobe.find({ slot: 'cap', term: '', page: number, limit: 2 });
      return pieces.map(({ id, name }) => [id, name]);
    };
    expect(await page(1)).toEqual([
      [1_002_001, 'Straw Hat'],
      [1_002_002, 'Iron Hat'],
    ]);
    expect(await page(2)).toEqual([[1_002_009, null]]);
    expect(searchItems).toHaveBeenCalledTimes(1);
    await wardrobe.find({ slot: 'cap', term: 'Iron', page: 1, limit: 2 });
    expect(searchItems).toHaveBeenCalledTimes(2);
    catalog.generation = 2;
    await page(1);
    expect(searchItems).toHaveBeenCalledTimes(3);
  });
});

describe('the outfit to begin with', () => {
  it('has a named piece of each slot that has some, for a look without pieces alone', async () => {
    const { wardrobe } = createWardrobe();
    const bare = { gender: 0, skin: 0, face: 20_000, hair: 30_000 } as const;
    const { worn } = await wardrobe.outfit(bare);
    expect(worn.map(({ slot, itemId }) => [slot, itemId])).toEqual([['cap', 1_002_001]]);
    const dressed = await wardrobe.outfit({ ...bare, coat: 1_040_002 });
    expect(dressed.worn.map(({ slot }) => slot)).toEqual(['coat']);
  });
});
