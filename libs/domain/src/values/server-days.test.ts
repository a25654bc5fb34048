import { dayNumber, daysBetween, wallClock, writtenMoment } from './server-days.js';
import { DAY_MS } from './durations.js';

test('counts the days of the zone, not of UTC', () => {
  const evening = Date.UTC(2026, 0, 15, 15);
  expect(dayNumber(evening, 'UTC')).toBe(Date.UTC(2026, 0, 15) / DAY_MS);
  expect(dayNumber(evening, 'Asia/Tokyo')).toBe(Date.UTC(2026, 0, 16) / DAY_MS);
  expect(dayNumber(evening - 1, 'Asia/Tokyo')).toBe(Date.UTC(2026, 0, 15) / DAY_MS);
});

test('counts a night of 23 hours as one day', () => {
  const before = Date.UTC(2026, 2, 28, 23);
  const after = Date.UTC(2026, 2, 29, 22);
  expect(daysBetween(before, after, 'Europe/Berlin')).toBe(1);
  expect(daysBetween(after, before, 'Europe/Berlin')).toBe(-1);
});

test('shows what a clock on the wall shows, before and after it is changed', () => {
  const change = Date.UTC(2026, 2, 29, 1);
  expect(wallClock(change - 1, 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 2) - 1);
  expect(wallClock(change, 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 3));
  expect(wallClock(Date.UTC(2026, 0, 1, 18, 30, 15, 7), 'Asia/Kolkata')).toBe(
    Date.UTC(2026, 0, 2, 0, 0, 15, 7),
  );
});

test('a moment is written by the clock of the zone, to the second', () => {
  expect(writtenMoment(Date.UTC(2026, 0, 31, 15, 30, 9, 999), 'Asia/Tokyo')).toBe('2026-02-01 00:30:09');
});
