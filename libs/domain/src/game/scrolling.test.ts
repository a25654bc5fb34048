import { MAX_SCROLL_SLOTS, scrollFits, scrollOutcomes } from './scrolling.js';

describe('which scrolls fit', () => {
  it.each([
    // Hat, glove, one-handed sword, bow, shield, pet equipment.
    [2_040_002, 1_002_000, true],
    [2_040_804, 1_082_002, true],
    [2_043_002, 1_302_000, true],
    [2_044_502, 1_452_000, true],
    [2_040_902, 1_092_000, true],
    [2_048_000, 1_802_000, true],
    [2_040_002, 1_082_002, false],
    [2_043_002, 1_402_000, false],
    // Scrolls for all accessories, and for one kind of them.
    [2_049_200, 1_112_000, true],
    [2_049_200, 1_122_000, true],
    [2_049_200, 1_132_000, true],
    [2_049_200, 1_002_000, false],
    [2_041_100, 1_112_000, true],
    [2_041_100, 1_132_000, false],
    // Clean slates, potions and items that cannot be worn.
    [2_049_000, 1_002_000, false],
    [2_000_000, 1_002_000, false],
    [2_040_002, 4_002_000, false],
  ])('%i on %i: %s', (scroll, item, fits) => {
    expect(scrollFits(scroll, item)).toBe(fits);
  });
});

describe('what scrolls make of a piece', () => {
  it('is the piece itself without slots', () => {
    expect(scrollOutcomes(0, { success: 10, destroys: 50 })).toEqual([1]);
  });

  it('counts with no more slots than a piece can have', () => {
    expect(scrollOutcomes(10_000, { success: 10, destroys: 50 })).toHaveLength(MAX_SCROLL_SLOTS + 1);
  });

  it.each([
    [7, 60, 0],
    [5, 30, 50],
    [3, 100, 0],
    [4, 10, 100],
    [2, 0, 20],
  ])('%i slots with %i % and %i %: the same as trying every way', (slots, success, destroys) => {
    const expected = Array.from({ length: slots + 1 }, () => 0);
    const attempt = (left: number, count: number, chance: number) => {
      if (left === 0) {
        expected[count] = (expected[count] ?? 0) + chance;
        return;
      }
      attempt(left - 1, count + 1, (chance * success) / 100);
      attempt(left - 1, count, chance * (1 - success / 100) * (1 - destroys / 100));
    };
    attempt(slots, 0, 1);
    const outcomes = scrollOutcomes(slots, { success, destroys });
    expect(outcomes).toHaveLength(slots + 1);
    outcomes.forEach((chance, count) => expect(chance).toBeCloseTo(expected[count] ?? 0, 12));
  });
});
