/** Cells per row. A phone folds each row into two. */
export const GRID_COLUMNS = 6;

/** Rounds of swaps, each of which compares every pair of nodes. A world settles in fewer. */
const MAX_ROUNDS = 20;

interface GridNode<Key> {
  readonly key: Key;
  /** Row by the order of the nodes. */
  readonly row: number;
  cell: number;
  cost: number;
  neighbors: readonly GridNode<Key>[];
}

/**
 * Places nodes on a grid, so that linked nodes are near each other and the order of the nodes still goes from above to below. Nodes
 * without links fill the last cells. Links go both ways. Returns the nodes in reading order, so that the index of a node is its cell.
 */
export function layOutGrid<Key>(
  keys: readonly Key[],
  neighborsOf: (key: Key) => readonly Key[],
): readonly Key[] {
  const linked = keys.filter((key) => neighborsOf(key).length > 0);
  const cells = linked.map((key, cell): GridNode<Key> => ({
    key,
    cell,
    row: rowOf(cell),
    cost: 0,
    neighbors: [],
  }));
  const nodeOf = new Map(cells.map((node) => [node.key, node]));
  for (const node of cells)
    node.neighbors = neighborsOf(node.key).flatMap((key) =>
      key === node.key ? [] : (nodeOf.get(key) ?? []),
    );
  for (const node of cells) node.cost = costAt(node, node.cell);
  const swap = (one: GridNode<Key>, other: GridNode<Key>) => {
    [one.cell, other.cell] = [other.cell, one.cell];
    cells[one.cell] = one;
    cells[other.cell] = other;
    for (const node of [one, other, ...one.neighbors, ...other.neighbors])
      node.cost = costAt(node, node.cell);
  };
  for (let round = 0, isBetter = true; isBetter && round < MAX_ROUNDS; round += 1) {
    isBetter = false;
    for (let cell = 0; cell < cells.length; cell += 1)
      for (let next = cell + 1; next < cells.length; next += 1) {
        const one = cells[cell];
        const other = cells[next];
        if (!one || !other || !gainsBySwap(one, other)) continue;
        swap(one, other);
        isBetter = true;
      }
  }
  return [...cells.map(({ key }) => key), ...keys.filter((key) => !nodeOf.has(key))];
}

/** Whether the cost of both falls. Most pairs are too far apart for that, which their least costs show without their neighbors. */
function gainsBySwap<Key>(one: GridNode<Key>, other: GridNode<Key>): boolean {
  const before = one.cost + other.cost;
  const leastOfOther = leastCost(other, one.cell);
  if (leastCost(one, other.cell) + leastOfOther >= before) return false;
  const after = costAt(one, other.cell, other);
  return after + leastOfOther < before && after + costAt(other, one.cell, one) < before;
}

const detourOf = <Key>({ row }: GridNode<Key>, cell: number) => Math.abs(rowOf(cell) - row);

/** Cost of a node in this cell if all its neighbors were beside it. */
const leastCost = <Key>(node: GridNode<Key>, cell: number) => detourOf(node, cell) + node.neighbors.length;

/** Cost of a node in this cell, whose own cell another node takes instead. */
function costAt<Key>(node: GridNode<Key>, cell: number, swapped?: GridNode<Key>): number {
  let cost = detourOf(node, cell);
  for (const next of node.neighbors) cost += distance(cell, next === swapped ? node.cell : next.cell);
  return cost;
}

const rowOf = (cell: number) => Math.floor(cell / GRID_COLUMNS);

export function gridPlace(cell: number): Record<'column' | 'row', number> {
  return { column: cell % GRID_COLUMNS, row: rowOf(cell) };
}

/** The distance of two cells. Neighbors at a corner are as near as any others. */
export function distance(one: number, other: number): number {
  return Math.max(
    Math.abs((one % GRID_COLUMNS) - (other % GRID_COLUMNS)),
    Math.abs(rowOf(one) - rowOf(other)),
  );
}
