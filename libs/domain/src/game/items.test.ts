import { GEAR_KIND_NAMES, gearKindOf, idsOfKind, itemTypeOf, WEAPON_TYPES, weaponTypeOf } from './items.js';

describe('items', () => {
  it('tells the category by the millions of the id', () => {
    expect([1402014, 2000000, 3010000, 4000019, 5000000].map(itemTypeOf)).toEqual([
      'equipment',
      'use',
      'setup',
      'etc',
      'cash',
    ]);
  });

  it('gives no category to hair, faces and pseudo items', () => {
    expect([0, 20000, 30000, 999999, 6000000, 9000000].map(itemTypeOf)).toEqual(Array(6).fill(undefined));
  });

  it('tells every weapon type apart and leaves cash covers out', () => {
    const prefixes = [130, 131, 132, 133, 137, 138, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149];
    expect(prefixes.map((prefix) => weaponTypeOf(prefix * 10_000 + 14))).toEqual([...WEAPON_TYPES]);
    expect([1392000, 1602000, 1702000, 1002357].map(weaponTypeOf)).toEqual(Array(4).fill(undefined));
  });

  it('tells every kind of equipment apart', () => {
    for (const kind of GEAR_KIND_NAMES) {
      const { min, max } = idsOfKind(kind);
      expect([min, max].map(gearKindOf)).toEqual([kind, kind]);
    }
    expect([2000000, 1150000, 20000].map(gearKindOf)).toEqual(Array(3).fill(undefined));
  });
});
