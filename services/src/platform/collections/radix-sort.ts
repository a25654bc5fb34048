/** From this size on, few passes with a large table are faster than many with a small one. */
const LARGE = 50_000;

const SIGN = 0x80000000;

/** A column whose values fit into 32-bit integers. */
export type SortKey = Uint8Array | Int16Array | Int32Array;

interface Digit {
  shift: number;
  largest: number;
}

/**
 * Row numbers 0..length-1, highest key first; rows with equal keys keep their order. The keys come most significant
 * first; each is a column of integers. A radix sort takes tens of milliseconds for a million rows; a
 * comparison sort would block the event loop for seconds.
 */
export function orderDescending(length: number, keys: readonly SortKey[]): Uint32Array {
  const steps = orderSteps(length, keys);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Orders like `orderDescending`, with a step for each digit, so that other requests get turns in between. */
export function* orderSteps(length: number, keys: readonly SortKey[]): Generator<void, Uint32Array> {
  let order = new Uint32Array(length);
  for (let row = 0; row < length; row += 1) order[row] = row;
  let spare = new Uint32Array(length);
  const bits = length < LARGE ? 8 : 16;
  const largest = 2 ** bits - 1;
  const counts = new Uint32Array(largest + 1);
  for (const key of keys.toReversed()) {
    for (let shift = 0; shift < 32; shift += bits) {
      yield;
      const isUniform = countDigits(key, { shift, largest }, counts);
      if (isUniform) continue;
      spread(order, spare, key, { shift, largest }, counts);
      [order, spare] = [spare, order];
    }
  }
  return order;
}

function digitOf(value: number, { shift, largest }: Digit): number {
  return largest - (((value ^ SIGN) >>> shift) & largest);
}

function countDigits(key: SortKey, digit: Digit, counts: Uint32Array): boolean {
  counts.fill(0);
  for (const value of key) {
    const own = digitOf(value, digit);
    counts[own] = Number(counts[own]) + 1;
  }
  return key.length === 0 || counts[digitOf(Number(key[0]), digit)] === key.length;
}

function spread(from: Uint32Array, to: Uint32Array, key: SortKey, digit: Digit, counts: Uint32Array) {
  let start = 0;
  for (let own = 0; own <= digit.largest; own += 1) {
    const count = Number(counts[own]);
    counts[own] = start;
    start += count;
  }
  for (const row of from) {
    const own = digitOf(Number(key[row]), digit);
    const place = Number(counts[own]);
    to[place] = row;
    counts[own] = place + 1;
  }
}
