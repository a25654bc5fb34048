/** Cells per row. A phone folds each row into two. */
export const GRID_COLUMNS = 6;

/** Rounds of swaps, each of which compares every pair of nodes. A world settles in fewer. */
const MAX_ROUNDS = 20;

/**
 * Places nodes on a grid, so that linked nodes are near each other and the order of the nodes still goes from above to below. Nodes
 * without links fill the last cells. Returns the nodes in reading order, so that the index of a node is its cell.
 */
export function layOutGrid<Key>(
  keys: readonly Key[],
  neighborsOf: (key: Key) => readonly Key[],
): readonly Key[] {
  const neighbors = new Map(keys.map((key) => [key, neighborsOf(key)]));
  const cells = keys.filter((key) => neighbors.get(key)?.length !== 0);
  const cellOf = new Map(cells.map((key, cell) => [key, cell]));
  const orderOf = new Map(cellOf);
  const costOf = (key: Key): number => {
    const cell = cellOf.get(key) ?? 0;
    let cost = Math.abs(gridPlace(cell).row - gridPlace(orderOf.get(key) ?? 0).row);
    for (const next of neighbors.get(key) ?? []) cost += distance(cell, cellOf.get(next) ?? cell);
    return cost;
  };
  const put = (key: Key, cell: number) => {
    cells[cell] = key;
    cellOf.set(key, cell);
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
  for (let round = 0, isBetter = true; isBetter && round < MAX_ROUNDS; round += 1) {
    isBetter = false;
    for (let one = 0; one < cells.length; one += 1)
      for (let other = one + 1; other < cells.length; other += 1) if (swap(one, other)) isBetter = true;
  }
  return [...cells, ...keys.filter((key) => !cellOf.has(key))];
}

export function gridPlace(cell: number): Record<'column' | 'row', number> {
  return { column: cell % GRID_COLUMNS, row: Math.floor(cell / GRID_COLUMNS) };
}

/** The distance of two cells. Neighbors at a corner are as near as any others. */
export function distance(one: number, other: number): number {
  const [a, b] = [gridPlace(one), gridPlace(other)];
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}
