/** Sorted views of a reading. Each is sorted once and kept as long as the reading. */
export class SortedReadings<Sort extends string, Row, Reading extends object> {
  private readonly byReading = new WeakMap<Reading, Map<Sort, readonly Row[]>>();

  constructor(
    private readonly rowsOf: (reading: Reading) => readonly Row[],
    private readonly orders: Readonly<Record<Sort, (a: Row, b: Row) => number>>,
  ) {}

  sorted(reading: Reading, sort: Sort): readonly Row[] {
    const views = this.byReading.get(reading) ?? new Map<Sort, readonly Row[]>();
    this.byReading.set(reading, views);
    const rows = views.get(sort) ?? this.rowsOf(reading).toSorted(this.orders[sort]);
    views.set(sort, rows);
    return rows;
  }
}
