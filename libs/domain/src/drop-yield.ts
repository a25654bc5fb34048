import type { DropTable, DropValues } from './drop-edits.js';
import { MESO_ITEM_ID } from './drops.js';

/** The game draws one of so many numbers, from 0, and gives where it is below the chance. */
export const MONSTER_DRAWS = 999_999;

/** A row with what it takes to say what it yields. */
export interface YieldRow extends DropValues {
  table: DropTable;
  isEquipment: boolean;
  /** Of the drops of every monster, which no rate multiplies. */
  isGlobal?: boolean;
  /** What a shop of the game pays for one; 0 for what cannot be sold. */
  price: number;
}

/** Rates of the server: `drop` is that of bosses where the dropper is one. */
export interface YieldRates {
  drop: number;
  meso: number;
}

/** What one kill brings on average. */
export interface DropYield {
  /** Coins. */
  mesos: number;
  /** What shops pay for the items. */
  goods: number;
  total: number;
}

/** How often a kill gives by a row, 0 to 1: the real rule of the game, with the rate. */
export function dropShare({ table, chance, isGlobal }: YieldRow, rate: number): number {
  if (table === 'reactor') {
    if (chance < 0) return 0;
    return chance === 0 ? 1 : Math.min(1, rate / chance);
  }
  const below = Math.floor(isGlobal ? chance : chance * rate);
  return Math.min(1, Math.max(0, below) / MONSTER_DRAWS);
}

/**
 * How many pieces a hit gives on average, mesos without their rate. Of items and mesos the game draws from the minimum up to one
 * below the maximum, of equipment it rolls so many times; a maximum of 1 is one.
 */
export function expectedPieces({ table, itemId, minQuantity, maxQuantity, isEquipment }: YieldRow): number {
  const isOne = table === 'reactor' || (itemId !== MESO_ITEM_ID && maxQuantity === 1);
  if (isOne) return 1;
  const largest = isEquipment ? maxQuantity : maxQuantity - 1;
  return largest < minQuantity ? 0 : (minQuantity + largest) / 2;
}

/** Mesos of one kill (or of one broken reactor) by all these rows, on average. */
export function expectedYield(rows: Iterable<YieldRow>, rates: YieldRates): DropYield {
  let [mesos, goods] = [0, 0];
  for (const row of rows) {
    const pieces = dropShare(row, rates.drop) * expectedPieces(row);
    if (row.itemId === MESO_ITEM_ID) mesos += pieces * rates.meso;
    else goods += pieces * row.price;
  }
  return { mesos, goods, total: mesos + goods };
}
