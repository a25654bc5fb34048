interface Batch<Row> {
  ids: Set<number>;
  rows: Promise<ReadonlyMap<number, Row>>;
}

/**
 * Reads rows by id for many callers with few statements: ids requested while one read is running share the next. A
 * lone caller does not wait. Every caller gets rows that were read after its request.
 */
export class BatchLoader<Row extends { id: number }> {
  private running: Promise<unknown> = Promise.resolve();
  private nextBatch: Batch<Row> | undefined;

  constructor(
    private readonly read: (ids: readonly number[]) => Promise<readonly Row[]>,
    private readonly maxIds = 2000,
  ) {}

  /** Returns rows for at least these ids; an id without a row is absent. */
  async load(ids: readonly number[]): Promise<ReadonlyMap<number, Row>> {
    if (ids.length === 0) return new Map();
    if (this.nextBatch !== undefined && this.nextBatch.ids.size + ids.length > this.maxIds)
      this.nextBatch = undefined;
    this.nextBatch ??= this.startBatch();
    for (const id of ids) this.nextBatch.ids.add(id);
    return this.nextBatch.rows;
  }

  private startBatch(): Batch<Row> {
    const ids = new Set<number>();
    const rows = this.running.then(() => {
      if (this.nextBatch?.ids === ids) this.nextBatch = undefined;
      return this.readMap([...ids]);
    });
    this.running = rows.catch(() => undefined);
    return { ids, rows };
  }

  private async readMap(ids: readonly number[]): Promise<ReadonlyMap<number, Row>> {
    const rows = await this.read(ids);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
