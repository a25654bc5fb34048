import { isDeepStrictEqual } from 'node:util';
import { itemTypeOf } from '@portico/domain';
import { longTest } from '@portico/testing-api';
import { demoWorld } from '../../test/demo-world.js';
import { generateDemoWorld } from './demo-world.js';

const world = demoWorld;
const { people, stores } = world;

describe('demo world', () => {
  // Otherwise a world of another day with the same people is checked instead (people/demo-people.test.ts).
  longTest('is the same for the same seed', () => {
    // Compared by Node: `expect` takes minutes for hundreds of thousands of values.
    expect(isDeepStrictEqual(generateDemoWorld(), world)).toBe(true);
  });

  longTest('is another for another seed', () => {
    expect(isDeepStrictEqual(generateDemoWorld(7).people, people)).toBe(false);
  });

  it('has open stores whose equipment has values, and closed ones with stored goods', () => {
    const open = people.characters.filter(({ hasMerchant }) => hasMerchant);
    expect(open).toHaveLength(120);
    const keepers = new Set(stores.items.map(({ characterId }) => characterId));
    expect(keepers.size).toBeGreaterThan(open.length);
    expect(stores.merchants).toHaveLength(stores.items.length);
    const equipment = stores.items.filter(({ itemId }) => itemTypeOf(itemId) === 'equipment');
    expect(stores.equipment.map(({ inventoryItemId }) => inventoryItemId)).toEqual(
      equipment.map(({ id }) => id),
    );
    expect(stores.equipment.every(({ upgradeSlots }) => upgradeSlots >= 0)).toBe(true);
  });
});

it('has shops of keepers, each line with one price, some in Perfect Pitches', () => {
  const { shops, lines } = world.shops;
  const keepers = new Set(shops.map(({ npcId }) => npcId));
  expect(keepers.size).toBeGreaterThan(5);
  expect(new Set(lines.map(({ shopId }) => shopId))).toEqual(keepers);
  expect(lines.every(({ price, pitch }) => price > 0 !== pitch > 0)).toBe(true);
  expect(lines.some(({ pitch }) => pitch > 0)).toBe(true);
});

it('has a map 0 with a way to it, newcomers on it, and spawns that its game masters put there', () => {
  const { maps, customSpawns } = world;
  const first = maps.find(({ id }) => id === 0);
  expect(first?.ground.footholds.length).toBeGreaterThan(0);
  expect(maps.filter(({ portals }) => portals.some(({ target }) => target === 0))).toMatchObject([
    { id: 10_000 },
  ]);
  expect(people.characters.filter(({ mapId }) => mapId === 0).length).toBeGreaterThan(3);
  expect(new Set(customSpawns.map(({ mapId, type }) => `${mapId} ${type}`))).toEqual(
    new Set(['0 m', '100000200 m', '0 n', '910000000 n']),
  );
});
