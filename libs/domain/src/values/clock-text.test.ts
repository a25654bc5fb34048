import { clockText } from './clock-text.js';

it.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3600, '01:00:00'],
  [14_352, '03:59:12'],
  [49 * 3600, '49:00:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
