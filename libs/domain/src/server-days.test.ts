import { dayNumber, daysBetween } from './server-days.js';

const DAY_MS = 86_400_000;

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
