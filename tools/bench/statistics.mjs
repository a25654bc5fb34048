/** The middle one of an odd number of measurements. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The measurement below which a part of them lies: 0.95 is the 95th percentile. NaN of none. */
export function percentile(values, part) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** How often each is there: `3 ECONNRESET, 1 503`; `none` of none. */
export function counted(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} ${value}`).join(', ') || 'none';
}

/** How many requests failed, and how. */
export const failed = (failures) =>
  failures.length === 0 ? '0 failed' : `${failures.length} FAILED (${counted(failures)})`;
