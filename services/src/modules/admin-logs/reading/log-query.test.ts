import { HOUR_MS } from '@portico/domain';
import { readLogSpan } from './log-query.js';

const NOW = Date.UTC(2026, 2, 10, 12);

const span = (from: string | undefined, to: string | undefined, zone: string) => {
  const { from: first, until } = readLogSpan(from, to, zone, NOW);
  return [new Date(first).toISOString(), new Date(until).toISOString()];
};

describe('the days of a log', () => {
  it('are the last seven, today with them, unless others are asked for', () => {
    expect(span(undefined, undefined, 'Asia/Tokyo')).toEqual([
      '2026-03-03T15:00:00.000Z',
      '2026-03-10T15:00:00.000Z',
    ]);
    expect(span('', '2026-02-10', 'UTC')).toEqual(['2026-02-04T00:00:00.000Z', '2026-02-11T00:00:00.000Z']);
  });

  it('have 23 and 25 hours where clocks are changed', () => {
    const hours = (day: string) => {
      const { from, until } = readLogSpan(day, day, 'Europe/Berlin', NOW);
      return (until - from) / HOUR_MS;
    };
    expect([hours('2026-03-28'), hours('2026-03-29'), hours('2025-10-26')]).toEqual([24, 23, 25]);
  });

  it('may be minutes of the clock of the server, the last with it', () => {
    expect(span('2026-03-29T01:30', '2026-03-29T03:30', 'Europe/Berlin')).toEqual([
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T01:31:00.000Z',
    ]);
    expect(span('2026-03-10T00:00', '2026-03-10T23:59', 'Asia/Kolkata')).toEqual([
      '2026-03-09T18:30:00.000Z',
      '2026-03-10T18:30:00.000Z',
    ]);
  });

  it.each([
    ['2026-03-10', '2026-03-09'],
    ['2026-02-29', '2026-03-09'],
    ['2026-03-09T23:60', '2026-03-10'],
    ['yesterday', '2026-03-09'],
    ['2025-03-08', '2026-03-09'],
  ])('from %s to %s are refused', (from, to) => {
    expect(() => span(from, to, 'UTC')).toThrow('not valid');
  });

  it('are a year and a day at most', () => {
    expect(span('2025-03-09', '2026-03-09', 'UTC')[0]).toBe('2025-03-09T00:00:00.000Z');
  });
});
