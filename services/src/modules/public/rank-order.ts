const DIGIT_VALUES = 0x10000;
const LARGEST_DIGIT = DIGIT_VALUES - 1;
const SIGN = 0x80000000;

/**
 * The row numbers 0..length-1, highest key first, rows with equal keys in their own order. The keys come most
 * significant first; each is a column of 32-bit integers. A radix sort: a million rows take tens of milliseconds, where a
 * comparison sort would hold the event loop for seconds.
 */
export function orderDescending(length: number, keys: readonly Int32Array[]): Uint32Array {
  let order = new Uint32Array(length);
  for (let row = 0; row < length; row++) order[row] = row;
  let spare = new Uint32Array(length);
  const counts = new Uint32Array(DIGIT_VALUES);

  for (const key of keys.toReversed()) {
    for (const shift of [0, 16]) {
      const isUniform = countDigits(key, shift, counts);
      if (isUniform) continue;
      spread(order, spare, key, shift, counts);
      [order, spare] = [spare, order];
    }
  }
  return order;
}

function digitOf(value: number, shift: number): number {
  return LARGEST_DIGIT - (((value ^ SIGN) >>> shift) & LARGEST_DIGIT);
}

function countDigits(key: Int32Array, shift: number, counts: Uint32Array): boolean {
  counts.fill(0);
  let isUniform = true;
  const first = key.length === 0 ? 0 : digitOf(Number(key[0]), shift);
  for (const value of key) {
    const digit = digitOf(value, shift);
    counts[digit] = Number(counts[digit]) + 1;
    if (digit !== first) isUniform = false;
  }
  return isUniform;
}

function spread(
  from: Uint32Array,
  to: Uint32Array,
  key: Int32Array,
  shift: number,
  counts: Uint32Array,
): void {
  let start = 0;
  for (let digit = 0; digit < DIGIT_VALUES; digit++) {
    const count = Number(counts[digit]);
    counts[digit] = start;
    start += count;
  }
  for (const row of from) {
    const digit = digitOf(Number(key[row]), shift);
    const place = Number(counts[digit]);
    to[place] = row;
    counts[digit] = place + 1;
  }
}
