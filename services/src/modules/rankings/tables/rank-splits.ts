import { CHALLENGE_MODES, CLASS_SLUGS, PLAYER_SORTS, type PlayerSort } from '@portico/domain';
import { recordOf } from '../../../platform/collections/index.js';
import { NONE } from './rank-chunk.js';
import type { RankTables } from './rank-tables.js';

/** Indexes of one order for filters and searches. A position is a place in it, from 0. */
export interface OrderSplits {
  positions: Uint32Array;
  /** Positions, ascending, of each of `CHALLENGE_MODES`. */
  modes: Uint32Array[];
  /** Positions, ascending, of each of `CLASS_SLUGS`. */
  classes: Uint32Array[];
  /** The same of each mode and class together; see `pairIndex`. */
  pairs: Uint32Array[];
}

export type RankSplits = Record<PlayerSort, OrderSplits>;

/** Splits every order: 0.1 s a filter at a million, so it is done with the ranking. About as large as the tables themselves. */
export function splitOrders(tables: RankTables): RankSplits {
  const { orders, modes, classes } = tables;
  const pairs = pairsOf(modes, classes);
  const split = (order: Uint32Array): OrderSplits => ({
    positions: positionsOf(order),
    modes: splitPositions(order, modes, CHALLENGE_MODES.length),
    classes: splitPositions(order, classes, CLASS_SLUGS.length),
    pairs: splitPositions(order, pairs, CHALLENGE_MODES.length * CLASS_SLUGS.length),
  });
  return recordOf(PLAYER_SORTS, (sort) => split(orders[sort]));
}

/** Place among `pairs` of a place among the modes and one among the classes. */
export function pairIndex(mode: number, slug: number): number {
  return mode * CLASS_SLUGS.length + slug;
}

function pairsOf(modes: Uint8Array, classes: Uint8Array): Uint8Array {
  const keys = new Uint8Array(modes.length);
  for (let row = 0; row < keys.length; row++) {
    const mode = Number(modes[row]);
    const slug = Number(classes[row]);
    keys[row] = mode === NONE || slug === NONE ? NONE : pairIndex(mode, slug);
  }
  return keys;
}

function positionsOf(order: Uint32Array): Uint32Array {
  const positions = new Uint32Array(order.length);
  for (let position = 0; position < order.length; position++) positions[Number(order[position])] = position;
  return positions;
}

function splitPositions(order: Uint32Array, keys: Uint8Array, count: number): Uint32Array[] {
  const sizes = new Uint32Array(NONE + 1);
  for (const key of keys) sizes[key] = Number(sizes[key]) + 1;
  const lists = Array.from(sizes.subarray(0, count), (size) => new Uint32Array(size));
  const filled = new Uint32Array(NONE + 1);
  for (let position = 0; position < order.length; position++) {
    const key = Number(keys[Number(order[position])]);
    const list = lists[key];
    if (list === undefined) continue;
    const place = Number(filled[key]);
    list[place] = position;
    filled[key] = place + 1;
  }
  return lists;
}
