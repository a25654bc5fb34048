import { EXP_TO_NEXT_LEVEL, expBelowLevels, expToNext, totalExp } from './exp-curve.js';

describe('the EXP curve', () => {
  it('knows all levels but the last, and only rises', () => {
    expect(EXP_TO_NEXT_LEVEL).toHaveLength(199);
    expect(EXP_TO_NEXT_LEVEL.every((exp, index) => exp >= Number(EXP_TO_NEXT_LEVEL[index - 1] ?? 0))).toBe(
      true,
    );
  });

  it('tells what a level asks for, and nothing where the server must have another curve', () => {
    expect(expToNext({ level: 10, exp: 0 })).toBe(1242);
    expect(expToNext({ level: 199, exp: 1_608_855_763 })).toBe(1_608_855_764);
    expect(expToNext({ level: 200, exp: 0 })).toBeNull();
    expect(expToNext({ level: 10, exp: 1242 })).toBeNull();
    expect(expToNext({ level: 1, exp: 3 }, [10])).toBe(10);
  });

  it('counts EXP over levels as the sum of what each asks for', () => {
    const sums = expBelowLevels();
    for (let level = 1; level < 200; level++) {
      const whole = totalExp({ level: level + 1, exp: 0 }, sums) - totalExp({ level, exp: 0 }, sums);
      expect(whole).toBe(EXP_TO_NEXT_LEVEL[level - 1]);
    }
    expect(totalExp({ level: 3, exp: 7 }, sums)).toBe(15 + 34 + 7);
    expect(totalExp({ level: 250, exp: 7 }, expBelowLevels([10, 20]))).toBe(37);
  });
});
