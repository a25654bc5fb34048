import type { DropTable, DropValues } from './drop-edits.js';
import { MESO_ITEM_ID } from './drops.js';

/** The game draws one of so many numbers, from 0, and gives where it is below the chance. */
export const MONSTER_DRAWS = 999_999;

/** A row with what it takes to roll it. */
export interface RolledRow extends DropValues {
  table: DropTable;
  isEquipment: boolean;
  /** Marks drops of every monster, which no rate multiplies. */
  isGlobal?: boolean;
}

/** A row with the data needed for its yield. */
export interface YieldRow extends RolledRow {
  /** The price that a shop of the game pays for one; 0 for an item that cannot be sold. */
  price: number;
}

/** Rates of the server: `drop` is that of bosses where the dropper is one. */
export interface YieldRates {
  drop: number;
  meso: number;
}

/** The average of one kill. */
export interface DropYield {
  /** Coins. */
  mesos: number;
  /** The price that shops pay for the items. */
  goods: number;
  total: number;
}

/** How often a kill gives by a row, 0 to 1: the real rule of the game, with the rate. */
export function dropShare({ table, chance, isGlobal }: RolledRow, rate: number): number {
  if (table === 'reactor') {
    if (chance < 0) return 0;
    return chance === 0 ? 1 : Math.min(1, rate / chance);
  }
  const below = Math.floor(isGlobal ? chance : chance * rate);
  return Math.min(1, Math.max(0, below) / MONSTER_DRAWS);
}

/**
 * The least and the most pieces of a hit, each number between equally likely, mesos before their rate. The game
 * draws items and mesos from the minimum up to one below the maximum, and rolls equipment that many times; a
 * maximum of 1 means one. undefined for an empty range, at which the game throws.
 */
export function pieceBounds(row: RolledRow): readonly [least: number, most: number] | undefined {
  const { table, itemId, minQuantity, maxQuantity, isEquipment } = row;
  if (table === 'reactor' || (itemId !== MESO_ITEM_ID && maxQuantity === 1)) return [1, 1];
  const most = isEquipment ? maxQuantity : maxQuantity - 1;
  return most < minQuantity ? undefined : [minQuantity, most];
}

/** How many pieces a hit gives on average, none where the game throws. */
export function expectedPieces(row: RolledRow): number {
  const [least, most] = pieceBounds(row) ?? [0, 0];
  return (least + most) / 2;
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
