import type { LogRow } from '../../game-logs/index.js';

/** Number in a row. The engines return large numbers as text. */
export function numberOf(row: LogRow, column: string): number {
  return Number(row[column] ?? 0);
}

export function numberOrNull(row: LogRow, column: string): number | null {
  const value = row[column];
  return value === null || value === undefined ? null : Number(value);
}

export function textOf(row: LogRow, column: string): string {
  return textOrNull(row, column) ?? '';
}

export function textOrNull(row: LogRow, column: string): string | null {
  const value = row[column];
  return typeof value === 'string' ? value : null;
}
