import type { OpenStore } from '../../../game/index.js';

type Stores = readonly OpenStore[];

/** Sorted views of a reading of the stores. Each is sorted once and kept as long as the reading. */
export class SortedReadings<Sort extends string, Row> {
  private readonly byReading = new WeakMap<Stores, Map<Sort, readonly Row[]>>();

  constructor(
    private readonly rowsOf: (stores: Stores) => readonly Row[],
    private readonly orders: Readonly<Record<Sort, (a: Row, b: Row) => number>>,
  ) {}

  sorted(stores: Stores, sort: Sort): readonly Row[] {
    const reading = this.byReading.get(stores) ?? new Map<Sort, readonly Row[]>();
    this.byReading.set(stores, reading);
    const rows = reading.get(sort) ?? this.rowsOf(stores).toSorted(this.orders[sort]);
    reading.set(sort, rows);
    return rows;
  }
}
