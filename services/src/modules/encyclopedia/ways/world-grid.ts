/** Cells per row. A phone folds each row into two. */
export const GRID_COLUMNS = 6;

/** Rounds of swaps. A world settles in fewer; the limit bounds the work for files of any size. */
const MAX_ROUNDS = 20;

/**
 * Places nodes on a grid, so that linked nodes are near each other and the order of the nodes still goes from above to below. Nodes
 * without links fill the last cells. Returns the nodes in reading order; the place is the index.
 */
export function layOutGrid<Key>(
  keys: readonly Key[],
  neighborsOf: (key: Key) => readonly Key[],
): readonly Key[] {
  const linked = keys.filter((key) => neighborsOf(key).length > 0);
  const cells = [...linked];
  const cellOf = new Map(cells.map((key, cell) => [key, cell]));
  const orderOf = new Map(cellOf);
  const costOf = (key: Key): number => {
    const cell = cellOf.get(key) ?? 0;
    const ways = neighborsOf(key).map((next) => distance(cell, cellOf.get(next) ?? cell));
    return ways.reduce((sum, way) => sum + way, 0) + Math.abs(rowOf(cell) - rowOf(orderOf.get(key) ?? 0));
  };
  const swap = (one: number, other: number) => {
    const [first, second] = [cells[one], cells[other]];
    if (first === undefined || second === undefined) return false;
    const before = costOf(first) + costOf(second);
    put(first, other);
    put(second, one);
    if (costOf(first) + costOf(second) < before) return true;
    put(first, one);
    put(second, other);
    return false;
  };
  const put = (key: Key, cell: number) => {
    cells[cell] = key;
    cellOf.set(key, cell);
  };
  for (let round = 0, isBetter = true; isBetter && round < MAX_ROUNDS; round += 1) {
    isBetter = false;
    for (let one = 0; one < cells.length; one += 1)
      for (let other = one + 1; other < cells.length; other += 1) if (swap(one, other)) isBetter = true;
  }
  return [...cells, ...keys.filter((key) => !cellOf.has(key))];
}

export const columnOf = (cell: number) => cell % GRID_COLUMNS;
export const rowOf = (cell: number) => Math.floor(cell / GRID_COLUMNS);

/** The distance of two cells. Neighbors at a corner are as near as any others. */
export function distance(one: number, other: number): number {
  return Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other)));
}
