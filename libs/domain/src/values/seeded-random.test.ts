import { MAX_RANDOM_SEED, seededRandom } from './seeded-random.js';

const take = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random);
};

it('gives the same numbers for the same seed, others for another', () => {
  expect(take(7, 50)).toEqual(take(7, 50));
  expect(take(7, 50)).not.toEqual(take(8, 50));
  expect(take(0, 5)).not.toEqual(take(MAX_RANDOM_SEED, 5));
});

it('stays from 0 up to below 1, and spreads evenly over tenths', () => {
  const numbers = take(42, 100_000);
  expect(numbers.every((one) => one >= 0 && one < 1)).toBe(true);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const one of numbers) tenths[Math.floor(one * 10)] = (tenths[Math.floor(one * 10)] ?? 0) + 1;
  // Nine degrees of freedom: chance exceeds 27.9 once in a thousand seeds.
  const chiSquare = tenths.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chiSquare).toBeLessThan(27.9);
});

it('has no memory of the number before', () => {
  const numbers = take(3, 100_000);
  const products = numbers
    .slice(1)
    .reduce((sum, one, at) => sum + (one - 0.5) * ((numbers[at] ?? 0) - 0.5), 0);
  expect(Math.abs((products / numbers.length) * 12)).toBeLessThan(4 / Math.sqrt(numbers.length));
});
