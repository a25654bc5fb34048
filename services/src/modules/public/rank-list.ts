import { foldName, NameIndex } from './name-index.js';

const CLASS_VALUES = 256;
/** Found positions kept for the next page of the same search, in bytes. */
const REMEMBERED_BYTES = 8 * 1024 * 1024;

/** One order of the board: everybody by one sort, the same split by class, and the names in that order. */
export class RankList {
  private readonly remembered = new Map<string, Uint32Array>();
  private rememberedBytes = 0;

  private constructor(
    private readonly rows: Uint32Array,
    private readonly places: Uint32Array,
    private readonly everybody: Uint32Array,
    private readonly byClass: readonly Uint32Array[],
    private readonly classRanks: Uint32Array,
    private readonly classes: Uint8Array,
    private readonly names: NameIndex,
  ) {}

  /** `order` are rows in rank order; `classes` and `names` (folded) are by row. Class 255 is outside every class. */
  static build(order: Uint32Array, classes: Uint8Array, names: readonly string[]): RankList {
    const places = new Uint32Array(order.length);
    const everybody = new Uint32Array(order.length);
    const classRanks = new Uint32Array(order.length);
    const sizes = new Uint32Array(CLASS_VALUES);
    for (const one of classes) sizes[one] = Number(sizes[one]) + 1;
    const byClass = Array.from(sizes, (size) => new Uint32Array(size));
    const filled = new Uint32Array(CLASS_VALUES);

    order.forEach((row, position) => {
      const own = Number(classes[row]);
      const placeInClass = Number(filled[own]);
      places[row] = position;
      everybody[position] = position;
      byClass[own]?.fill(position, placeInClass, placeInClass + 1);
      filled[own] = placeInClass + 1;
      if (own !== CLASS_VALUES - 1) classRanks[position] = placeInClass + 1;
    });
    return new RankList(
      order,
      places,
      everybody,
      byClass,
      classRanks,
      classes,
      NameIndex.build(names, order),
    );
  }

  rowAt(position: number): number {
    return Number(this.rows[position]);
  }

  positionOf(row: number): number {
    return Number(this.places[row]);
  }

  /** 0 outside every class. */
  classRankAt(position: number): number {
    return Number(this.classRanks[position]);
  }

  /** Positions of everybody who passes the filters, in rank order. */
  positions(classIndex: number | undefined, term: string): Uint32Array {
    if (term !== '') return this.search(classIndex, term);
    if (classIndex === undefined) return this.everybody;
    return this.byClass[classIndex] ?? new Uint32Array(0);
  }

  private search(classIndex: number | undefined, term: string): Uint32Array {
    const key = `${classIndex ?? ''}:${foldName(term)}`;
    const known = this.remembered.get(key);
    if (known !== undefined) return known;
    const named = this.names.find(term);
    const found =
      classIndex === undefined
        ? named
        : named.filter((position) => this.classes[this.rowAt(position)] === classIndex);
    this.remember(key, found);
    return found;
  }

  private remember(key: string, found: Uint32Array): void {
    const bytes = found.byteLength + key.length * 2;
    for (const [oldest, positions] of this.remembered) {
      if (this.rememberedBytes + bytes <= REMEMBERED_BYTES) break;
      this.remembered.delete(oldest);
      this.rememberedBytes -= positions.byteLength + oldest.length * 2;
    }
    this.remembered.set(key, found);
    this.rememberedBytes += bytes;
  }
}
