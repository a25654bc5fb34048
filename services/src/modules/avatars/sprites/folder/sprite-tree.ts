import { childOf, type WzNode } from '../../../../catalog/index.js';

/** A node of a sprite file and the names that lead to it from the root. */
export interface PlacedNode {
  node: WzNode;
  path: readonly string[];
}

/** Links to links; files of the game have one. */
const MAX_LINKS = 8;

/**
 * The child of a name, links (`uol`) followed: their paths begin at the node that holds them. Undefined for a link that leads to
 * nothing, out of the file, or in a circle.
 */
export function followChild(root: WzNode, parent: PlacedNode, name: string): PlacedNode | undefined {
  const node = childOf(parent.node, name);
  return node === undefined ? undefined : follow(root, { node, path: [...parent.path, name] }, MAX_LINKS);
}

function follow(root: WzNode, from: PlacedNode, links: number): PlacedNode | undefined {
  if (from.node.tag !== 'uol') return from;
  if (links === 0) return undefined;
  const path = from.path.slice(0, -1);
  for (const step of (from.node.value ?? '').split('/')) {
    if (step !== '..') path.push(step);
    else if (path.pop() === undefined) return undefined;
  }
  let at: PlacedNode | undefined = { node: root, path: [] };
  for (const name of path) {
    const node = childOf(at.node, name);
    at = node && follow(root, { node, path: [...at.path, name] }, links - 1);
    if (at === undefined) return undefined;
  }
  return at;
}
