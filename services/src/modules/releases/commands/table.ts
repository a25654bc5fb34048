import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portico/domain';

/** Rows as columns for a terminal; the first is the head. */
export function columns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A moment to the minute. */
export function time(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 16)} UTC`;
}

/** How long ago, in the largest unit that fits. */
export function age(milliseconds: number): string {
  if (milliseconds < HOUR_MS) return ago(milliseconds / MINUTE_MS, 'minute');
  return milliseconds < DAY_MS ? ago(milliseconds / HOUR_MS, 'hour') : ago(milliseconds / DAY_MS, 'day');
}

function ago(count: number, unit: string): string {
  const whole = Math.max(0, Math.floor(count));
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
