import type { DropTable, DropValues } from './drop-edits.js';
import { MESO_ITEM_ID } from './drops.js';

/** The game draws one of this many numbers, from 0 on, and drops if the number is below the chance. */
export const MONSTER_DRAWS = 999_999;

/** A row with the data needed to roll it. */
export interface RolledRow extends DropValues {
  table: DropTable;
  isEquipment: boolean;
  /** Marks drops of all monsters. No rate multiplies them. */
  isGlobal?: boolean;
}

/** A row with the data needed for its yield. */
export interface YieldRow extends RolledRow {
  /** Price that the game's shops pay for one; 0 if the item cannot be sold. */
  price: number;
}

/** Rates of the server. `drop` is the boss rate if the dropper is a boss. */
export interface YieldRates {
  drop: number;
  meso: number;
}

/** Average yield of one kill. */
export interface DropYield {
  mesos: number;
  /** Price that shops pay for the items. */
  goods: number;
  total: number;
}

/** Share of kills, 0 to 1, at which a row drops: the game's real rule, with the rate. */
export function dropShare({ table, chance, isGlobal }: RolledRow, rate: number): number {
  if (table === 'reactor') {
    if (chance < 0) return 0;
    return chance === 0 ? 1 : Math.min(1, rate / chance);
  }
  const below = Math.floor(isGlobal ? chance : chance * rate);
  return Math.min(1, Math.max(0, below) / MONSTER_DRAWS);
}

/**
 * Least and most pieces of one drop; every number between is equally likely. Mesos are before their rate. The game
 * draws items and mesos from the minimum to one below the maximum, and rolls equipment that many times. A maximum of
 * 1 means one. undefined for an empty range, at which the game throws.
 */
export function pieceBounds(row: RolledRow): readonly [least: number, most: number] | undefined {
  const { table, itemId, minQuantity, maxQuantity, isEquipment } = row;
  if (table === 'reactor' || (itemId !== MESO_ITEM_ID && maxQuantity === 1)) return [1, 1];
  const most = isEquipment ? maxQuantity : maxQuantity - 1;
  return most < minQuantity ? undefined : [minQuantity, most];
}

/** Average pieces of one drop; 0 if the game throws. */
export function expectedPieces(row: RolledRow): number {
  const [least, most] = pieceBounds(row) ?? [0, 0];
  return (least + most) / 2;
}

/** Average mesos and goods of one kill (or one broken reactor) by all these rows. */
export function expectedYield(rows: Iterable<YieldRow>, rates: YieldRates): DropYield {
  let [mesos, goods] = [0, 0];
  for (const row of rows) {
    const pieces = dropShare(row, rates.drop) * expectedPieces(row);
    if (row.itemId === MESO_ITEM_ID) mesos += pieces * rates.meso;
    else goods += pieces * row.price;
  }
  return { mesos, goods, total: mesos + goods };
}
