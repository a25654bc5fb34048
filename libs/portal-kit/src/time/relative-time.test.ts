import { relativeTimeText } from './relative-time';

const NOW = Date.UTC(2026, 0, 10);

describe('a time from now', () => {
  it.each([
    [NOW - 120_000, '2 minutes ago'],
    [NOW - 26 * 3_600_000, 'yesterday'],
    [NOW, 'now'],
    [NOW - 3_590_000, '1 hour ago'],
    [NOW + 300_000, 'in 5 minutes'],
  ])('is in the largest unit that fits: %d is %s', (at, text) => {
    expect(relativeTimeText('en', at, NOW)).toBe(text);
  });
});
