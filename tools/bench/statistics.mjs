/** Median of an odd number of measurements. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The measurement below which this share of all lies: 0.95 gives the 95th percentile. NaN for none. */
export function percentile(values, part) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Counts equal values: `3 ECONNRESET, 1 503`; `none` for an empty list. */
export function counted(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} ${value}`).join(', ') || 'none';
}

export const failed = (failures) =>
  failures.length === 0 ? '0 failed' : `${failures.length} FAILED (${counted(failures)})`;

/** Figures of answers with `status` and `ms`: how many a second, percentiles of the times, and the statuses of failed ones. */
export function figuresOf(answers, seconds) {
  const times = answers.map(({ ms }) => ms);
  return {
    perSecond: answers.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failures: answers.map(({ status }) => status).filter((status) => status !== 200),
  };
}
