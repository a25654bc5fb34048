import { useMemo, useState } from 'react';
import { ancestorsOf, childrenOf, countOf, hasChildren, visibleNodes, type WzTree } from '../file/wz-file';

export function useTree(tree: WzTree) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set([0]));
  const [active, setActive] = useState(0);
  const visible = useMemo(() => visibleNodes(tree, open), [tree, open]);
  const setOpenness = (nodes: readonly number[], isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before);
      for (const node of nodes)
        if (isOpen) after.add(node);
        else after.delete(node);
      return after;
    });
  return {
    tree,
    open,
    active,
    visible,
    activate: setActive,
    setOpenness,
    toggle: (node: number) => hasChildren(tree, node) && setOpenness([node], !open.has(node)),
    /** Opens a node and all its siblings. */
    openBeside: (node: number) =>
      setOpenness(
        childrenOf(tree, tree.parents[node] ?? 0).filter((one) => hasChildren(tree, one)),
        true,
      ),
    /** Goes to a node and opens its ancestors. */
    reveal: (node: number) => {
      setOpenness(ancestorsOf(tree, node), true);
      setActive(node);
    },
    openAll: () => setOpen(new Set(Array.from(tree.names.keys()).filter((node) => hasChildren(tree, node)))),
    closeAll: () => {
      setOpen(new Set([0]));
      setActive(0);
    },
  };
}

export type TreeState = ReturnType<typeof useTree>;

/** Counting stops here: no one steps through more hits. */
const MAX_HITS = 10_000;

export type TreeHits = ReturnType<typeof hitsOf>;

/** `isCut`: there are more hits than the list has. */
export function hitsOf(tree: WzTree, text: string) {
  const nodes: number[] = [];
  if (text === '') return { nodes, isCut: false };
  const pattern = patternOf(text);
  for (let node = 0; node < countOf(tree); node += 1) {
    if (!pattern.test(tree.names[node] ?? '') && !pattern.test(tree.values[node] ?? '')) continue;
    if (nodes.length === MAX_HITS) return { nodes, isCut: true };
    nodes.push(node);
  }
  return { nodes, isCut: false };
}

/** Splits a text; every second piece is a hit. */
export function piecesOf(text: string, searched: string): string[] {
  return searched === '' ? [text] : text.split(patternOf(searched, true));
}

function patternOf(text: string, isKept = false): RegExp {
  const source = text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(isKept ? `(${source})` : source, 'iu');
}
