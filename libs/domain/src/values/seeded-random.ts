/** Returns a number from 0 up to, but not including, 1. */
export type RandomNumber = () => number;

const WARM_UP = 12;

/** The largest seed: 32 bits. */
export const MAX_RANDOM_SEED = 0xffff_ffff;

/**
 * Seeded random numbers, equal on every machine: Chris Doty-Humphrey's sfc32, with a period of at least 2^32
 * and on average 2^127. Not for secrets.
 *
 * @param seed a whole number from 0 to `MAX_RANDOM_SEED`
 */
export function seededRandom(seed: number): RandomNumber {
  let a = 0x9e37_79b9;
  let b = 0x243f_6a88;
  let c = seed >>> 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < WARM_UP; round += 1) next();
  return next;
}
