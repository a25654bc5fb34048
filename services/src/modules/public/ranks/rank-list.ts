import { CHALLENGE_MODES, CLASS_SLUGS } from '@portico/domain';
import type { ChallengeMode, ClassSlug } from '@portico/domain';
import { pairIndex } from './rank-splits.js';
import type { OrderSplits } from './rank-splits.js';

/** Who of the board is meant; nothing given means everybody. */
export interface RankFilter {
  mode?: ChallengeMode;
  slug?: ClassSlug;
}

/** One row in so many is where a walk through all becomes cheaper than a sort. */
const WALK_FROM = 16;

/**
 * One order of the board: everybody by one sort, and the same split by mode and class. A position is a place in this
 * order, 0 the first.
 */
export class RankList {
  /** `order` are rows in rank order; `modes` and `classes` are by row. */
  constructor(
    private readonly order: Uint32Array,
    private readonly modes: Uint8Array,
    private readonly classes: Uint8Array,
    private readonly splits: OrderSplits,
  ) {}

  rowAt(position: number): number {
    return Number(this.order[position]);
  }

  positionOf(row: number): number {
    return Number(this.splits.positions[row]);
  }

  passes(row: number, { mode, slug }: RankFilter): boolean {
    return (
      (mode === undefined || this.modes[row] === CHALLENGE_MODES.indexOf(mode)) &&
      (slug === undefined || this.classes[row] === CLASS_SLUGS.indexOf(slug))
    );
  }

  /** Positions of those who pass the filter, in rank order; undefined without a filter, where place and position are one. */
  filtered({ mode, slug }: RankFilter): Uint32Array | undefined {
    const modeIndex = mode === undefined ? 0 : CHALLENGE_MODES.indexOf(mode);
    const classIndex = slug === undefined ? 0 : CLASS_SLUGS.indexOf(slug);
    if (mode !== undefined && slug !== undefined) return this.splits.pairs[pairIndex(modeIndex, classIndex)];
    if (mode !== undefined) return this.splits.modes[modeIndex];
    if (slug !== undefined) return this.splits.classes[classIndex];
    return undefined;
  }

  /** Place of a position among those who pass a filter, 1 the first; 0 when it does not pass. */
  rankAt(position: number, filter: RankFilter): number {
    const list = this.filtered(filter);
    if (list === undefined) return position + 1;
    const place = searchAscending(list, position);
    return place === -1 ? 0 : place + 1;
  }

  /** Positions, in rank order, of these rows. */
  positionsOf(rows: Uint32Array): Uint32Array {
    // Many are faster met on a walk through everybody than sorted.
    if (rows.length * WALK_FROM > this.order.length) return this.walk(rows);
    const { positions } = this.splits;
    return rows.map((row) => Number(positions[row])).sort();
  }

  private walk(rows: Uint32Array): Uint32Array {
    const isWanted = new Uint8Array(this.order.length);
    for (const row of rows) isWanted[row] = 1;
    const found = new Uint32Array(rows.length);
    let count = 0;
    const { order } = this;
    for (let position = 0; position < order.length; position++) {
      if (isWanted[Number(order[position])] === 1) found[count++] = position;
    }
    return found;
  }
}

/** Index of a value in an ascending list; -1 when it is not there. */
export function searchAscending(list: Uint32Array | Int32Array, wanted: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = Number(list[middle]);
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
