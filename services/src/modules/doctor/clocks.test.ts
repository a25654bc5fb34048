import { secondsAhead } from './database-probes.js';

test('a clock differs if it was outside the time of the call by more than a minute', () => {
  const [begunAt, answeredAt] = [1_000_000, 1_090_000];
  expect(
    [1_000_000, 1_045_000, 1_150_000, 940_000].map((at) => secondsAhead(at, begunAt, answeredAt)),
  ).toEqual(Array(4).fill(undefined));
  expect(secondsAhead(1_151_000, begunAt, answeredAt)).toBe(61);
  expect(secondsAhead(939_000, begunAt, answeredAt)).toBe(-61);
});
