import { CHALLENGE_MODES, CLASS_SLUGS } from '@portico/domain';
import type { ChallengeMode, ClassSlug } from '@portico/domain';
import { NONE } from './rank-chunk.js';

/** Who of the board is meant; nothing given means everybody. */
export interface RankFilter {
  mode?: ChallengeMode;
  slug?: ClassSlug;
}

const CLASS_COUNT = CLASS_SLUGS.length;

/** One row in so many is where a walk through all becomes cheaper than a sort. */
const WALK_FROM = 16;

/**
 * One order of the board: everybody by one sort, and the same split by mode and class. A position is a place in this
 * order, 0 the first. What a filter needs is made when it is first asked for: most of them never are.
 */
export class RankList {
  private splits = new Map<string, readonly Uint32Array[]>();
  private positionsByRow: Uint32Array | undefined;

  /** `order` are rows in rank order; `modes` and `classes` are by row. */
  constructor(
    private readonly order: Uint32Array,
    private readonly modes: Uint8Array,
    private readonly classes: Uint8Array,
  ) {}

  rowAt(position: number): number {
    return Number(this.order[position]);
  }

  positionOf(row: number): number {
    return Number(this.positions()[row]);
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
    if (mode !== undefined && slug !== undefined) {
      return this.split('both', () => this.pairs())[modeIndex * CLASS_COUNT + classIndex];
    }
    if (mode !== undefined) return this.split('mode', () => this.modes)[modeIndex];
    if (slug !== undefined) return this.split('class', () => this.classes)[classIndex];
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
    const positions = this.positions();
    return rows.map((row) => Number(positions[row])).sort();
  }

  private walk(rows: Uint32Array): Uint32Array {
    const isWanted = new Uint8Array(this.order.length);
    for (const row of rows) isWanted[row] = 1;
    const found = new Uint32Array(rows.length);
    let count = 0;
    this.order.forEach((row, position) => {
      if (isWanted[row] === 1) found[count++] = position;
    });
    return found;
  }

  /** Of each row its mode and class as one key. */
  private pairs(): Uint8Array {
    const { modes, classes } = this;
    const keys = new Uint8Array(modes.length);
    for (let row = 0; row < keys.length; row++) {
      const mode = Number(modes[row]);
      const own = Number(classes[row]);
      keys[row] = mode === NONE || own === NONE ? NONE : mode * CLASS_COUNT + own;
    }
    return keys;
  }

  private positions(): Uint32Array {
    if (this.positionsByRow === undefined) {
      const positions = new Uint32Array(this.order.length);
      this.order.forEach((row, position) => {
        positions[row] = position;
      });
      this.positionsByRow = positions;
    }
    return this.positionsByRow;
  }

  private split(name: string, keysOf: () => Uint8Array): readonly Uint32Array[] {
    const known = this.splits.get(name);
    if (known !== undefined) return known;
    const made = splitPositions(this.order, keysOf());
    this.splits.set(name, made);
    return made;
  }
}

/** Positions by key of their row, ascending each; rows of `NONE` are in no list. */
function splitPositions(order: Uint32Array, keys: Uint8Array): Uint32Array[] {
  const sizes = new Uint32Array(NONE + 1);
  for (const key of keys) sizes[key] = Number(sizes[key]) + 1;
  sizes[NONE] = 0;
  const lists = Array.from(sizes, (size) => new Uint32Array(size));
  const filled = new Uint32Array(NONE + 1);
  for (let position = 0; position < order.length; position++) {
    const key = Number(keys[Number(order[position])]);
    const list = lists[key];
    if (key === NONE || list === undefined) continue;
    const place = Number(filled[key]);
    list[place] = position;
    filled[key] = place + 1;
  }
  return lists;
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
