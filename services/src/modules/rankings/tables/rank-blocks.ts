import { PLAYER_SORTS, type PlayerSort } from '@portico/domain';
import { listIndex, type RankFilter } from './rank-list.js';
import type { OrderSplits, RankSplits } from './rank-splits.js';
import type { RankTables } from './rank-tables.js';

/** Blocks of everybody; a filter's list has as many as it needs of the same size. */
const MAX_BLOCKS = 1024;

/** Everybody, a mode, a class, both together: a row is in at most one list of each. */
const LISTS_PER_ROW = 4;

/** Blocks that one row is in, over all sorts. */
export const BLOCKS_PER_ROW = LISTS_PER_ROW * PLAYER_SORTS.length;

/** Stands behind the blocks of a row that is in fewer. */
export const NO_BLOCK = 0xffff;

export class RankBlocks {
  readonly count: number;
  readonly shift: number;
  private readonly perSort: number;
  private readonly starts: number[] = [0];

  constructor(size: number, { modes, classes, pairs }: OrderSplits) {
    this.shift = Math.max(0, Math.ceil(Math.log2(size / MAX_BLOCKS)));
    let end = 0;
    for (const length of [size, ...[...modes, ...classes, ...pairs].map((list) => list.length)]) {
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
      const { modes, classes, pairs } = splits[sort];
      const lists = [undefined, ...modes, ...classes, ...pairs];
      lists.forEach((list, index) => {
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
