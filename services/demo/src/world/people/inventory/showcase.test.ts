import { EQUIPMENT_SLOTS, equipmentSlotAt, itemFlagsOf, weaponTypeOf } from '@portico/domain';
import { demoWorld } from '../../../../test/demo-world.js';
import { INVENTORY_TAB } from '@portico/services/game';
import { DEMO_TODAY } from '../../shared/demo-calendar.js';
import { ONE_HANDED } from './equipper.js';

const { people } = demoWorld;

const account = people.accounts.find(({ name }) => name === 'demoplayer');
const owners = people.characters.filter(({ accountId }) => accountId === account?.id);
const equipment = new Map(people.equipment.map((piece) => [piece.inventoryItemId, piece]));

const itemsOf = (characterId: number, tab?: number) =>
  people.items.filter(
    (item) =>
      item.container === 1 && item.characterId === characterId && (tab === undefined || item.tab === tab),
  );

describe.each(owners.map((owner) => [owner.name, owner] as const))(
  'what %s of demoplayer has',
  (_, owner) => {
    const items = itemsOf(owner.id);
    const worn = itemsOf(owner.id, INVENTORY_TAB.equipped);
    const at = (position: number) => worn.find((item) => item.position === position);

    it('fills every place, but for trousers under an overall and a shield beside a weapon for both hands', () => {
      const empty = Object.entries(EQUIPMENT_SLOTS).flatMap(([slot, position]) =>
        at(position) ? [] : [slot],
      );
      const type = weaponTypeOf(at(EQUIPMENT_SLOTS.weapon)?.itemId ?? 0);
      const hasOverall = Math.floor((at(EQUIPMENT_SLOTS.top)?.itemId ?? 0) / 10_000) === 105;
      const covered = [
        ...(hasOverall ? ['bottom'] : []),
        ...(type && ONE_HANDED.has(type) ? [] : ['shield']),
      ];
      expect(empty).toEqual(covered);
      expect(worn.some(({ position }) => equipmentSlotAt(position)?.isCover === true)).toBe(true);
      const rings = [-12, -13, -15, -16].map((position) => at(position)?.itemId);
      expect(new Set(rings).size).toBe(4);
    });

    it.each([
      [INVENTORY_TAB.equip, 15],
      [INVENTORY_TAB.use, 22],
      [INVENTORY_TAB.setup, 9],
      [INVENTORY_TAB.etc, 24],
      [INVENTORY_TAB.cash, 16],
    ])('fills bag %i with %i sorts of things', (tab, count) => {
      const bag = itemsOf(owner.id, tab);
      expect(new Set(bag.map(({ itemId }) => itemId)).size).toBeGreaterThanOrEqual(count);
      expect(new Set(bag.map(({ itemId }) => Math.floor(itemId / 10_000))).size).toBeGreaterThanOrEqual(2);
    });

    it('carries every mark that an inventory shows', () => {
      const flags = new Set(items.map(({ flag }) => itemFlagsOf(flag)));
      expect([...flags].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 8]);
      expect(items.some(({ nameTag }) => nameTag === owner.name)).toBe(true);
      expect(items.some(({ giftFrom }) => giftFrom !== '')).toBe(true);
      expect(worn.some(({ giftFrom }) => giftFrom !== '')).toBe(true);
      expect(worn.some(({ expiration }) => expiration > DEMO_TODAY)).toBe(true);
      for (const tab of [INVENTORY_TAB.use, INVENTORY_TAB.setup, INVENTORY_TAB.cash])
        expect(itemsOf(owner.id, tab).some(({ expiration }) => expiration > DEMO_TODAY)).toBe(true);
      const scrolled = items.filter(({ id }) => (equipment.get(id)?.level ?? 0) > 0);
      expect(scrolled.length).toBeGreaterThan(5);
      expect(scrolled.some(({ tab }) => tab === INVENTORY_TAB.equip)).toBe(true);
    });
  },
);

test('bags hold what is in them, and are those of the game', () => {
  const sizes = new Map(people.characters.map((character) => [character.id, character]));
  const outside = people.items.filter(({ container, characterId, tab, position }) => {
    const owner = sizes.get(characterId ?? 0);
    if (container !== 1 || owner === undefined || tab < 1) return false;
    const { equipSlots, useSlots, setupSlots, etcSlots } = owner;
    return position > Number([equipSlots, useSlots, setupSlots, etcSlots, 96][tab - 1]);
  });
  expect(outside).toEqual([]);
  const sizesOfBags = people.characters.flatMap(({ equipSlots, useSlots, setupSlots, etcSlots }) => [
    equipSlots,
    useSlots,
    setupSlots,
    etcSlots,
  ]);
  expect(sizesOfBags.filter((slots) => slots < 24 || slots > 96)).toEqual([]);
});

test('accounts have no more characters than they may', () => {
  const counts = new Map<number, number>();
  for (const { accountId } of people.characters) counts.set(accountId, (counts.get(accountId) ?? 0) + 1);
  expect(people.accounts.filter(({ id, characterSlots }) => (counts.get(id) ?? 0) > characterSlots)).toEqual(
    [],
  );
});

test('each account that visitors can log in to has stored ores', () => {
  const ores = people.ores.filter(({ accountId }) => accountId === account?.id);
  expect(ores.length).toBeGreaterThan(20);
});
