import { judged } from './judged';

describe('values side by side', () => {
  it('differ from the first with their sign, and the best is marked', () => {
    expect(judged([17, 30, 17, null], 'more')).toEqual([
      { value: 17, difference: null, isGain: undefined, isBest: false },
      { value: 30, difference: 13, isGain: true, isBest: true },
      { value: 17, difference: 0, isGain: undefined, isBest: false },
      { value: null, difference: null, isGain: undefined, isBest: false },
    ]);
  });

  it('are better where they are less, and several can be the best', () => {
    const values = judged([30, 10, 10], 'less');
    expect(values.map(({ isBest }) => isBest)).toEqual([false, true, true]);
    expect(values.map(({ isGain, difference }) => [isGain, difference])).toEqual([
      [undefined, null],
      [true, -20],
      [true, -20],
    ]);
  });

  it('have no best where all are equal, alone, or only told', () => {
    for (const values of [judged([5, 5], 'more'), judged([5, null], 'more'), judged([1, 9], undefined)]) {
      expect(values.some(({ isBest }) => isBest)).toBe(false);
    }
    expect(judged([1, 9], undefined)[1]).toMatchObject({ difference: 8, isGain: undefined });
  });

  it('have no difference from a first that is unknown', () => {
    expect(judged([null, 4, 6], 'more')[1]).toMatchObject({ difference: null, isBest: false });
  });
});
