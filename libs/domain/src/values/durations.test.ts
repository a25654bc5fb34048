import { DAY_MS, durationText, HOUR_MS, SECOND_MS } from './durations.js';

describe('durations in words', () => {
  it.each([
    [12 * SECOND_MS, false, '12 sec'],
    [1.55 * HOUR_MS, false, '1.6 hr'],
    [2 * DAY_MS, false, '2 days'],
    [2 * DAY_MS, true, '48 hr'],
    [90 * SECOND_MS, true, '1.5 min'],
  ])('%s ms', (milliseconds, inHours, text) => {
    expect(durationText('en', milliseconds, inHours)).toBe(text);
  });
});
