import { resemblanceOf } from './typos.js';

const typos = (typed: string, word: string, maximum = 2) => resemblanceOf(typed, word, maximum)?.typos;

describe('the distance of a typed word from a word', () => {
  it.each([
    ['slime', 'slime', 0],
    ['slmie', 'slime', 1],
    ['sime', 'slime', 1],
    ['slimme', 'slime', 1],
    ['slama', 'slime', 2],
    ['lsmie', 'slime', 2],
    ['abcde', 'slime', undefined],
  ])('from %s to %s is %s', (typed, word, distance) => {
    expect(typos(typed, word)).toBe(distance);
  });

  it('counts as far as one has typed', () => {
    expect(resemblanceOf('thermomt', 'thermometer', 1)).toEqual({ typos: 1, length: 9 });
    expect(typos('scrw', 'scroll', 1)).toBeUndefined();
  });

  it('has a bound for words of any length', () => {
    expect(typos('x'.repeat(5000), 'x'.repeat(4999))).toBeUndefined();
    expect(typos('x'.repeat(64), 'x'.repeat(63), 1)).toBe(1);
  });
});
