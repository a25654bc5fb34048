import { map } from '../../../../test/catalog/world-entries.js';
import { expPerHourOn, isOpenGround } from './open-grounds.js';

describe('open maps', () => {
  it.each([
    ['a field', map(104_040_000, 'Flats'), true],
    ['a mini dungeon', map(100_020_100, 'Farm', { fieldLimit: 262_216 }), true],
    ['a town', map(100_000_000, 'Quay', { isTown: true }), false],
    ['a map without a name', map(1, 'Map 1', { hasName: false }), false],
    ['a map without a file', map(1, 'Flats', { hasFile: false }), false],
    ['a room of a mini dungeon', map(100_020_101, 'Farm', { sourceMapId: 100_020_100 }), false],
    ['a map of an event', map(683_000_100, 'Cake Hill', { region: 'event' }), false],
    ['a room of a party quest', map(103_000_800, 'First stage', { fieldLimit: 270_460 }), false],
    ['a jump quest', map(101_000_103, 'Forest of Patience', { fieldLimit: 139_846 }), false],
    ['a room of a quest', map(910_330_100, 'Dusty Platform'), false],
  ])('%s', (_, place, isOpen) => {
    expect(isOpenGround(place)).toBe(isOpen);
  });

  it('allow EXP by the rate of the server, and none where only a boss is', () => {
    const crab = { monsterId: 1, level: 20, maxHp: 300, exp: 33, isBoss: false, avoidability: 0 };
    const place = map(104_040_000, 'Flats');
    const kinds = [{ ...crab, count: 2, respawn: 0 }];
    expect(expPerHourOn({ map: place, kinds })).toBe(720 * 33);
    expect(expPerHourOn({ map: place, kinds }, 2)).toBe(720 * 33 * 2);
    const bosses = kinds.map((kind) => ({ ...kind, isBoss: true }));
    expect(expPerHourOn({ map: place, kinds: bosses })).toBeNull();
    expect(expPerHourOn(undefined)).toBeNull();
  });
});
