import type { NumberRange } from './advanced-filter.js';

/** Bounds and step of each range that a reader can write, percents for `dropRate`; `max` is absent where there is none. */
export const FILTER_RANGES = {
  dropRate: { min: 0, max: 100, step: 0.001 },
  dropQuantity: { min: 1, max: 999, step: 1 },
  itemLevel: { min: 0, max: 200, step: 1 },
  monsterLevel: { min: 1, step: 1 },
  monsterHP: { min: 0, step: 1 },
  monsterExp: { min: 0, step: 1 },
} as const satisfies Record<string, { min: number; max?: number; step: number }>;

export type FilterRange = keyof typeof FILTER_RANGES;

/** Between the words of a list in an address: `etc.use`. */
export const LIST_SEPARATOR = '.';

const RANGE = /^(\d{1,10}(?:\.\d{1,6})?)?-(\d{1,10}(?:\.\d{1,6})?)?$/;

/** A range as an address has it: `1-5`, `70-` from 70 up, `-0.1` at most that; undefined for anything else. */
export function readRange(text: string): NumberRange | undefined {
  const match = RANGE.exec(text);
  if (match === null || text === '-') return undefined;
  const [, min, max] = match;
  return { ...(min !== undefined && { min: Number(min) }), ...(max !== undefined && { max: Number(max) }) };
}

/** The text that `readRange` reads; '' for a range that is open on both sides. */
export function writeRange({ min, max }: NumberRange): string {
  return min === undefined && max === undefined ? '' : `${min ?? ''}-${max ?? ''}`;
}
