const DIGIT_VALUES = 65_536;
const DIGITS = 4;

/** Fewer are sorted sooner than all digits are counted. */
const FEW_ROWS = 2000;

/**
 * Rows by their values, the lowest first, what is not a number last; rows of equal values stay as they are. A radix sort: it
 * takes a few milliseconds for 100,000 rows, of which a sort with a comparison takes a hundred.
 */
export function sortedRows(rows: Uint32Array, values: Float64Array): Uint32Array {
  if (rows.length < FEW_ROWS) return rows.toSorted((a, b) => compare(values[a] ?? 0, values[b] ?? 0));
  const bits = sortableBits(values);
  let from: Uint32Array = rows;
  let to: Uint32Array = new Uint32Array(rows.length);
  for (let digit = 0; digit < DIGITS; digit += 1) {
    const starts = new Uint32Array(DIGIT_VALUES);
    for (let place = 0; place < from.length; place += 1) {
      const at = bits[(from[place] ?? 0) * DIGITS + digit] ?? 0;
      starts[at] = (starts[at] ?? 0) + 1;
    }
    // All have the same digit: the lower ones of integers are zero.
    if (starts[bits[(from[0] ?? 0) * DIGITS + digit] ?? 0] === from.length) continue;
    let next = 0;
    for (let at = 0; at < DIGIT_VALUES; at += 1) {
      const count = starts[at] ?? 0;
      starts[at] = next;
      next += count;
    }
    for (let place = 0; place < from.length; place += 1) {
      const row = from[place] ?? 0;
      const at = bits[row * DIGITS + digit] ?? 0;
      const start = starts[at] ?? 0;
      to[start] = row;
      starts[at] = start + 1;
    }
    [from, to] = [to, from === rows ? new Uint32Array(rows.length) : from];
  }
  return from;
}

/** A number for each row that only rows of equal values share, in the order of the values. */
export function ranksOf(sorted: Uint32Array, values: Float64Array): Float64Array {
  const ranks = new Float64Array(values.length);
  let rank = 0;
  let before: number | undefined;
  for (const row of sorted) {
    const value = values[row] ?? 0;
    if (before !== undefined && !Object.is(value, before)) rank += 1;
    before = value;
    ranks[row] = rank;
  }
  return ranks;
}

function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : Number(Number.isNaN(a)) - Number(Number.isNaN(b));
}

/** Digits of each number, the lowest first, that compare as the numbers do: of a negative one all bits are turned, of others the first. */
function sortableBits(values: Float64Array): Uint16Array {
  const words = new Uint32Array(values.slice().buffer);
  for (let at = 0; at < words.length; at += 2) {
    const [low = 0, high = 0] = [words[at], words[at + 1]];
    const isNegative = high >>> 31 === 1;
    words[at] = isNegative ? ~low : low;
    words[at + 1] = isNegative ? ~high : high | 0x8000_0000;
  }
  return new Uint16Array(words.buffer);
}
