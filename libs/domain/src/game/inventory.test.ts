import { equipmentSlotAt, itemFlagsOf } from './inventory.js';

describe('worn equipment', () => {
  it('is named by its place, covers by the place that they cover', () => {
    expect(equipmentSlotAt(-1)).toEqual({ slot: 'hat', isCover: false });
    expect(equipmentSlotAt(-111)).toEqual({ slot: 'weapon', isCover: true });
    expect(equipmentSlotAt(-16)).toEqual({ slot: 'ring4', isCover: false });
    expect(equipmentSlotAt(-50)).toEqual({ slot: 'belt', isCover: false });
  });

  it('has no name where a pet wears it', () => {
    expect(equipmentSlotAt(-114)).toBeUndefined();
    expect(equipmentSlotAt(-14)).toBeUndefined();
  });
});

test('flags of the game are told in the bits of the API, unknown ones left out', () => {
  expect([0x01, 0x02, 0x04, 0x08, 0x10, 0x09, 0x0f].map(itemFlagsOf)).toEqual([1, 4, 8, 2, 0, 3, 15]);
});
