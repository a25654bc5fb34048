import { MakerIndex } from './maker-index.js';

const OAR = 1_302_000;
const TONIC = 2_000_000;

const recipe = (itemId: number, quantity = 1) => ({ itemId, level: 45, skillLevel: 2, mesos: 0, quantity });

it('leaves out parts that are no item, and recipes that make nothing', () => {
  const index = new MakerIndex(
    {
      items: [recipe(OAR), recipe(TONIC, 0)],
      parts: [
        { itemId: OAR, partId: TONIC, count: 2 },
        { itemId: OAR, partId: 0, count: 1 },
        { itemId: OAR, partId: -1, count: 1 },
        { itemId: TONIC, partId: OAR, count: 1 },
      ],
    },
    (id) => `Item ${id}`,
  );
  expect(index.recipeOf(OAR)?.parts).toEqual([{ itemId: TONIC, itemName: 'Item 2000000', count: 2 }]);
  expect([index.recipeOf(TONIC), index.usesOf(OAR)]).toEqual([undefined, []]);
});

it('lists a limited number of uses of one item', () => {
  const made = Array.from({ length: 600 }, (_, place) => OAR + place);
  const index = new MakerIndex(
    {
      items: made.map((itemId) => recipe(itemId)),
      parts: made.map((itemId) => ({ itemId, partId: TONIC, count: 1 })),
    },
    (id) => `Item ${id}`,
  );
  expect(index.usesOf(TONIC)).toHaveLength(500);
});
