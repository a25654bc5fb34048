import { GameClock, gameTimeText, NO_TEMPORARY_BAN, parseGameTime } from './game-clock.js';

const NOW = Date.UTC(2026, 5, 1);

describe('the clock of the game server', () => {
  it('shows UTC unless it is set otherwise', () => {
    const clock = new GameClock('UTC', NOW);
    expect(clock.parse('2026-03-29 02:30:00')).toBe(Date.UTC(2026, 2, 29, 2, 30));
    expect(clock.textOf(Date.UTC(2026, 2, 29, 2, 30))).toBe('2026-03-29 02:30:00');
    expect(clock.aheadOf('at')).toBe('0');
    expect([clock.parse(null), clock.parse('0000-00-00 00:00:00')]).toEqual([null, null]);
  });

  it('is nine hours ahead in Tokyo, the whole year', () => {
    const clock = new GameClock('Asia/Tokyo', NOW);
    expect(clock.parse('2026-01-01 08:59:59')).toBe(Date.UTC(2025, 11, 31, 23, 59, 59));
    expect(clock.textOf(Date.UTC(2026, 6, 1))).toBe('2026-07-01 09:00:00');
    expect(clock.aheadOf('at')).toBe('32400000');
  });

  it('reads both sides of a change of clocks', () => {
    const clock = new GameClock('Europe/Berlin', NOW);
    const spring = Date.UTC(2026, 2, 29, 1);
    expect(clock.parse('2026-03-29 01:59:59')).toBe(spring - 1000);
    expect(clock.parse('2026-03-29 03:00:00')).toBe(spring);
    expect([clock.textOf(spring - 1000), clock.textOf(spring)]).toEqual([
      '2026-03-29 01:59:59',
      '2026-03-29 03:00:00',
    ]);
    const autumn = Date.UTC(2026, 9, 25, 1);
    expect(clock.parse('2026-10-25 02:30:00')).toBe(autumn - 30 * 60_000);
    expect(clock.parse('2026-10-25 03:00:00')).toBe(autumn + 3_600_000);
  });

  it('compares no row of an hour that comes twice with the second of them', () => {
    const clock = new GameClock('Europe/Berlin', NOW);
    const autumn = Date.UTC(2026, 9, 25, 1);
    for (const at of [autumn, autumn + 60_000, autumn + 3_600_000])
      expect(clock.textOf(at)).toBe('2026-10-25 03:00:00');
    expect(clock.textOf(autumn - 60_000)).toBe('2026-10-25 02:59:00');
  });
});

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
