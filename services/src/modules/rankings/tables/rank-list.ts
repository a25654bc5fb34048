import { CHALLENGE_MODES, CLASS_SLUGS, PLAYER_SORTS } from '@portico/domain';
import type { ChallengeMode, ClassSlug, PlayerSort } from '@portico/domain';
import { searchAscending } from './columns.js';
import type { RankKeys } from './rank-chunk.js';
import { type OrderSplits, pairIndex, type RankSplits, type RankTables } from './rank-tables.js';

export interface RankFilter {
  mode?: ChallengeMode;
  slug?: ClassSlug;
}

export function listIndex({ mode, slug }: RankFilter): number {
  const modeIndex = mode === undefined ? -1 : CHALLENGE_MODES.indexOf(mode);
  const classIndex = slug === undefined ? -1 : CLASS_SLUGS.indexOf(slug);
  if (modeIndex === -1 && classIndex === -1) return 0;
  if (classIndex === -1) return 1 + modeIndex;
  const classes = 1 + CHALLENGE_MODES.length;
  if (modeIndex === -1) return classes + classIndex;
  return classes + CLASS_SLUGS.length + pairIndex(modeIndex, classIndex);
}

/** One order of the board: all characters by one sort, also split by mode and class. A position is a place in it, starting at 0. */
export class RankList {
  /** `order` has the rows in rank order. */
  constructor(
    private readonly order: Uint32Array,
    private readonly keys: RankKeys,
    private readonly splits: OrderSplits,
  ) {}

  get length(): number {
    return this.order.length;
  }

  rowAt(position: number): number {
    return Number(this.order[position]);
  }

  positionOf(row: number): number {
    return Number(this.splits.positions[row]);
  }

  passing(rows: Uint32Array, { mode, slug }: RankFilter): Uint32Array {
    if (mode === undefined && slug === undefined) return rows;
    const modeIndex = mode === undefined ? undefined : CHALLENGE_MODES.indexOf(mode);
    const classIndex = slug === undefined ? undefined : CLASS_SLUGS.indexOf(slug);
    const { modes, classes } = this.keys;
    const found = new Uint32Array(rows.length);
    let count = 0;
    for (const row of rows) {
      if (modeIndex !== undefined && modes[row] !== modeIndex) continue;
      if (classIndex !== undefined && classes[row] !== classIndex) continue;
      found[count++] = row;
    }
    return found.subarray(0, count);
  }

  /** Positions that pass the filter, in rank order; undefined without a filter, because positions then equal places. */
  filtered(filter: RankFilter): Uint32Array | undefined {
    return this.splits.lists[listIndex(filter) - 1];
  }

  /** Rank of a position among those that pass a filter, from 1; 0 if it does not pass. */
  rankAt(position: number, filter: RankFilter): number {
    const list = this.filtered(filter);
    if (list === undefined) return position + 1;
    const place = searchAscending(list, position);
    return place === -1 ? 0 : place + 1;
  }

  positionsOf(rows: Uint32Array): Uint32Array {
    const { positions } = this.splits;
    const found = new Uint32Array(rows.length);
    for (let at = 0; at < rows.length; at++) found[at] = Number(positions[Number(rows[at])]);
    return found.sort();
  }
}

/** Blocks of the list of all characters. A filter's list has blocks of the same size, as many as it needs. */
const MAX_BLOCKS = 1024;

/** A row is in at most one list of each kind: all characters, a mode, a class, a pair of both. */
const LISTS_PER_ROW = 4;

/** Blocks per row, over all sorts. */
export const BLOCKS_PER_ROW = LISTS_PER_ROW * PLAYER_SORTS.length;

/** Fills the rest of a row that is in fewer blocks. */
export const NO_BLOCK = 0xffff;

export class RankBlocks {
  readonly count: number;
  readonly shift: number;
  private readonly perSort: number;
  private readonly starts: number[] = [0];

  constructor(size: number, { lists }: OrderSplits) {
    this.shift = Math.max(0, Math.ceil(Math.log2(size / MAX_BLOCKS)));
    let end = 0;
    for (const length of [size, ...lists.map((list) => list.length)]) {
      end += Math.ceil(length / 2 ** this.shift);
      this.starts.push(end);
    }
    this.perSort = end;
    this.count = end * PLAYER_SORTS.length;
  }

  range(sort: PlayerSort, filter: RankFilter): [number, number] {
    const base = PLAYER_SORTS.indexOf(sort) * this.perSort;
    const list = listIndex(filter);
    return [base + Number(this.starts[list]), base + Number(this.starts[list + 1])];
  }

  /** Blocks of each row, at most `BLOCKS_PER_ROW`, ended by `NO_BLOCK`. */
  ofRows(orders: RankTables['orders'], splits: RankSplits): Uint16Array {
    const blocks = new Uint16Array(orders.level.length * BLOCKS_PER_ROW).fill(NO_BLOCK);
    const filled = new Uint8Array(orders.level.length);
    PLAYER_SORTS.forEach((sort, sortIndex) => {
      const order = orders[sort];
      [undefined, ...splits[sort].lists].forEach((list, index) => {
        const start = sortIndex * this.perSort + Number(this.starts[index]);
        const length = list?.length ?? order.length;
        for (let place = 0; place < length; place++) {
          const row = Number(order[list === undefined ? place : Number(list[place])]);
          const own = Number(filled[row]);
          blocks[row * BLOCKS_PER_ROW + own] = start + (place >> this.shift);
          filled[row] = own + 1;
        }
      });
    });
    return blocks;
  }
}
