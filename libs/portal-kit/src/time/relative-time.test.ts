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

  it.each([
    [NOW - 60_000, 'לפני דקה'],
    [NOW - 2 * 3_600_000, 'לפני שעתיים'],
    [NOW - 3 * 3_600_000, 'לפני 3 שעות'],
  ])('repeats no number behind a Hebrew word: %d is %s', (at, text) => {
    expect(relativeTimeText('he', at, NOW)).toBe(text);
  });
});
