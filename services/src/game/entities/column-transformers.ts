import { Column, type ColumnOptions, type ValueTransformer } from 'typeorm';

/** A nullable TINYINT flag; NULL reads as false, as the game server reads it. */
export const flagTransformer: ValueTransformer = {
  to: (value: unknown) => (typeof value === 'boolean' ? Number(value) : value),
  from: (value: unknown): boolean => Number(value ?? 0) === 1,
};

/** An INT that forks may have widened, and that some tables allow to be NULL; see `gameNumber`. */
export function gameNumberColumn(name: string, options: ColumnOptions = {}): PropertyDecorator {
  const transformer: ValueTransformer = { to: (value: unknown) => value, from: gameNumber };
  return Column({ type: 'int', ...options, name, transformer });
}

/** A text that some tables allow to be NULL, which reads as ''. */
export const gameTextTransformer: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: unknown) => value ?? '',
};

/**
 * A TIMESTAMP or DATETIME, kept as the database's own text `YYYY-MM-DD HH:MM:SS`. Text survives the zero dates of older
 * schemas and compares correctly in queries on both engines; `parseGameTime` turns it into a time.
 */
const timeTextTransformer: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: unknown): string | null => {
    if (value === null || value === undefined) return null;
    if (typeof value === 'string') return value.slice(0, 19);
    if (!(value instanceof Date)) throw new TypeError(`The column holds a ${typeof value}, not a time`);
    return Number.isNaN(value.getTime())
      ? '0000-00-00 00:00:00'
      : value.toISOString().slice(0, 19).replace('T', ' ');
  },
};

/** A date and time as the text `2026-01-31 12:00:00`. The column type matters only to queries. */
export function timeTextColumn(name: string, options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'varchar', ...options, name, transformer: timeTextTransformer });
}

/**
 * Reads a whole number of a game table, NULL as zero. Forks widen columns to BIGINT and return large values as text.
 * Values beyond 2^53 - 1, of either sign, are clamped to it.
 */
export function gameNumber(value: unknown): number {
  const number = Number(value ?? 0);
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, number));
}
