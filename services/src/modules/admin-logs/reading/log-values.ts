import type { LogRow } from '../tables/log-definition.js';

/** A number of a row; the engines give large ones as text. */
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

export function flagOf(row: LogRow, column: string): boolean {
  return numberOf(row, column) !== 0;
}

/** The word of a list that a column holds; undefined for one that the portal does not know. */
export function wordOf<T extends string>(row: LogRow, column: string, words: readonly T[]): T | undefined {
  return words.find((word) => word === row[column]);
}
