/** Position of a node in a drawing of trees that grow to the right. */
export interface ForestPlace<Key> {
  readonly key: Key;
  readonly column: number;
  readonly row: number;
  readonly parent?: Key;
}

/** Single nodes are drawn below all trees, at least this many in a row. */
const MIN_SINGLES_PER_ROW = 4;

interface Branch<Key> extends ForestPlace<Key> {
  column: number;
  row: number;
  children: Branch<Key>[];
}

/**
 * Places each node once, without overlaps. Each connected part becomes a tree of shortest ways from its first node; trees are drawn one
 * below the other. The order of `keys` chooses roots and the order of branches. `neighborsOf` may only name nodes of `keys`.
 */
export function layOutForest<Key>(
  keys: readonly Key[],
  neighborsOf: (key: Key) => readonly Key[],
): readonly ForestPlace<Key>[] {
  const order = new Map(keys.map((key, index) => [key, index]));
  const seen = new Set<Key>();
  const roots = keys.flatMap((key) => (seen.has(key) ? [] : [grow(key)]));
  const trees = roots.filter(({ children }) => children.length > 0);
  const rows = trees.reduce((free, root) => setRows(root, free), 0);
  const places = trees.flatMap(placesOf);
  const perRow = Math.max(MIN_SINGLES_PER_ROW, 1 + Math.max(0, ...places.map(({ column }) => column)));
  const singles = roots
    .filter(({ children }) => children.length === 0)
    .map(({ key }, at) => ({ key, column: at % perRow, row: rows + Math.floor(at / perRow) }));
  return [...places, ...singles];

  function grow(rootKey: Key): Branch<Key> {
    const root: Branch<Key> = { key: rootKey, column: 0, row: 0, children: [] };
    seen.add(rootKey);
    const queue = [root];
    for (const { key: parent, column, children } of queue) {
      const next = neighborsOf(parent).toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
      for (const key of next) {
        if (seen.has(key)) continue;
        seen.add(key);
        children.push({ key, parent, column: column + 1, row: 0, children: [] });
      }
      queue.push(...children);
    }
    return root;
  }
}

/** Places a branch in a row, and its children in that row and below. Returns the first free row. */
function setRows<Key>(branch: Branch<Key>, firstRow: number): number {
  branch.row = firstRow;
  return Math.max(
    firstRow + 1,
    branch.children.reduce((free, child) => setRows(child, free), firstRow),
  );
}

function placesOf<Key>({ children, ...place }: Branch<Key>): ForestPlace<Key>[] {
  return [place, ...children.flatMap(placesOf)];
}
