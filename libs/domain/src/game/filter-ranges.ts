import type { NumberRange } from './advanced-filter.js';

/** Bounds and step of each range that a reader can type; `dropRate` is in percent. A range without `max` has no upper bound. */
export const FILTER_RANGES = {
  dropRate: { min: 0, max: 100, step: 0.001 },
  dropQuantity: { min: 1, max: 999, step: 1 },
  itemLevel: { min: 0, max: 200, step: 1 },
  monsterLevel: { min: 1, step: 1 },
  monsterHP: { min: 0, step: 1 },
  monsterExp: { min: 0, step: 1 },
} as const satisfies Record<string, { min: number; max?: number; step: number }>;

export type FilterRange = keyof typeof FILTER_RANGES;

/** Separates the words of a list in an address: `etc.use`. */
export const LIST_SEPARATOR = '.';

const RANGE = /^(\d{1,10}(?:\.\d{1,6})?)?-(\d{1,10}(?:\.\d{1,6})?)?$/;

/** Reads a range of an address: `1-5`, `70-` for 70 and more, `-0.1` for 0.1 and less; undefined for other text. */
export function readRange(text: string): NumberRange | undefined {
  const match = RANGE.exec(text);
  if (match === null || text === '-') return undefined;
  const [, min, max] = match;
  return { ...(min !== undefined && { min: Number(min) }), ...(max !== undefined && { max: Number(max) }) };
}

/** Writes a range as `readRange` reads it; '' if both ends are open. */
export function writeRange({ min, max }: NumberRange): string {
  return min === undefined && max === undefined ? '' : `${min ?? ''}-${max ?? ''}`;
}
