import { toAppearance, toLook, WORN_POSITIONS } from './appearance.mapper.js';

const BODY = { id: 7, gender: 1, skin: 2, face: 21_001, hair: 31_013 };

describe('the look of a character', () => {
  it('reads the sixteen positions that are seen', () => {
    expect([...WORN_POSITIONS].toSorted((a, b) => b - a)).toEqual([
      -1, -5, -6, -7, -8, -9, -10, -11, -101, -105, -106, -107, -108, -109, -110, -111,
    ]);
  });

  it('shows a cover in place of what it covers', () => {
    const worn = new Map([
      [-1, 1_002_000],
      [-101, 1_002_999],
      [-107, 1_072_999],
    ]);
    expect(toAppearance({ ...BODY, worn }, () => null)).toMatchObject({ cap: 1_002_999, shoes: 1_072_999 });
  });

  it('holds a covered weapon as the real one is held', () => {
    const worn = new Map([
      [-11, 1_452_000],
      [-111, 1_702_000],
    ]);
    expect(toLook({ ...BODY, worn })).toMatchObject({ weapon: 1_702_000, weaponType: 'bow' });
    expect(toAppearance({ ...BODY, worn }, () => null)).toHaveProperty('weaponType', 'bow');
  });

  it('shows no trousers below an overall, worn or covering', () => {
    const trousers: [number, number][] = [
      [-6, 1_062_000],
      [-106, 1_062_001],
    ];
    expect(toLook({ ...BODY, worn: new Map([[-5, 1_050_000], ...trousers]) }).pants).toBeUndefined();
    expect(
      toLook({ ...BODY, worn: new Map([[-5, 1_040_000], [-105, 1_051_000], ...trousers]) }).pants,
    ).toBeUndefined();
    expect(toLook({ ...BODY, worn: new Map([[-5, 1_049_999], ...trousers]) }).pants).toBe(1_062_001);
  });

  it('gives the default body where the server left zeros', () => {
    expect(
      toAppearance({ id: 9, gender: 0, skin: -1, face: 0, hair: 0, worn: new Map() }, () => null),
    ).toEqual({ characterId: 9, gender: 0, skin: 0, face: 20_000, hair: 30_000, worn: [] });
  });
});
