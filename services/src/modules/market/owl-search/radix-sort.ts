const DIGIT_VALUES = 65_536;
const DIGITS = 4;

/** Sorting fewer rows by comparison is faster than counting all digits. */
const FEW_ROWS = 2000;

/**
 * Sorts rows by their values, lowest first and NaN last; rows of equal values keep their order. A radix sort takes a
 * few milliseconds for 100,000 rows; a comparison sort takes a hundred.
 */
export function radixSorted(rows: Uint32Array, values: Float64Array): Uint32Array {
  const steps = sortSteps(rows, values);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Sorts like `radixSorted`, in steps of a few milliseconds. */
export function* sortSteps(rows: Uint32Array, values: Float64Array): Generator<void, Uint32Array> {
  if (rows.length < FEW_ROWS) return rows.toSorted((a, b) => compare(values[a] ?? 0, values[b] ?? 0));
  // Loops: `from` of an array of numbers asks an iterator for each.
  const wanted = new Float64Array(rows.length);
  let from: Uint32Array = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    wanted[at] = values[rows[at] ?? 0] ?? 0;
    from[at] = at;
  }
  yield;
  const digits = digitsOf(wanted);
  let to: Uint32Array = new Uint32Array(rows.length);
  for (let digit = 0; digit < DIGITS; digit += 1) {
    yield;
    const starts = startsOf(digits, digit);
    // All values have the same digit, as do the low digits of integers.
    if (starts === undefined) continue;
    for (let place = 0; place < from.length; place += 1) {
      const at = from[place] ?? 0;
      const value = digits[at * DIGITS + digit] ?? 0;
      const start = starts[value] ?? 0;
      to[start] = at;
      starts[value] = start + 1;
    }
    [from, to] = [to, from];
  }
  yield;
  return from.map((at) => rows[at] ?? 0);
}

/** Start of each digit's numbers; undefined if all numbers have the same digit. */
function startsOf(digits: Uint16Array, digit: number): Uint32Array | undefined {
  const starts = new Uint32Array(DIGIT_VALUES);
  for (let at = digit; at < digits.length; at += DIGITS) {
    const value = digits[at] ?? 0;
    starts[value] = (starts[value] ?? 0) + 1;
  }
  if (starts[digits[digit] ?? 0] === digits.length / DIGITS) return undefined;
  let next = 0;
  for (let value = 0; value < DIGIT_VALUES; value += 1) {
    const count = starts[value] ?? 0;
    starts[value] = next;
    next += count;
  }
  return starts;
}

/** A number per row, in the order of the values. Only rows with equal values share it. */
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

/**
 * Digits of each number, lowest first, in an encoding that sorts like the numbers: all bits of a negative number are
 * inverted, only the sign bit of others.
 */
function digitsOf(values: Float64Array<ArrayBuffer>): Uint16Array {
  const words = new Uint32Array(values.buffer);
  for (let at = 0; at < words.length; at += 2) {
    const [low = 0, high = 0] = [words[at], words[at + 1]];
    const isNegative = high >>> 31 === 1;
    words[at] = isNegative ? ~low : low;
    words[at + 1] = isNegative ? ~high : high | 0x8000_0000;
  }
  return new Uint16Array(words.buffer);
}
