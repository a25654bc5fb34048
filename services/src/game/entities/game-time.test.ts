import { gameTimeText, NO_TEMPORARY_BAN, parseGameTime } from './game-clock.js';

describe('game time', () => {
  it('reads a time text as UTC', () => {
    expect(parseGameTime('2024-02-29 13:05:09')).toBe(Date.UTC(2024, 1, 29, 13, 5, 9));
    expect(parseGameTime(NO_TEMPORARY_BAN)).toBe(Date.UTC(2005, 4, 11));
  });

  it('takes zero dates and NULL as no time at all', () => {
    expect(['0000-00-00 00:00:00', '2018-00-10 00:00:00', 'never', null].map(parseGameTime)).toEqual(
      Array(4).fill(null),
    );
  });

  it('writes what it reads', () => {
    expect(gameTimeText(Date.UTC(2024, 1, 29, 13, 5, 9, 999))).toBe('2024-02-29 13:05:09');
  });
});
