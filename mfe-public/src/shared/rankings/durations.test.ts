import { daysAgoText, playtimeText } from './durations';

describe('durations in words', () => {
  it('shows time in the game as whole hours, and as minutes below one', () => {
    expect(playtimeText(412.9 * 3_600_000, 'en')).toBe('412 hr');
    expect(playtimeText(59.9 * 60_000, 'en')).toBe('59 min');
    expect(playtimeText(0, 'en')).toBe('0 min');
  });

  it('counts days in days, however many', () => {
    expect(daysAgoText(0, 'en')).toBe('today');
    expect(daysAgoText(1, 'en')).toBe('yesterday');
    expect(daysAgoText(400, 'en')).toBe('400 days ago');
  });
});
