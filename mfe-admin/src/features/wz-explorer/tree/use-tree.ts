import { useMemo, useState } from 'react';
import { ancestorsOf, childrenOf, hasChildren, visibleNodes, type WzTree } from '../file/wz-tree';

/** Which nodes are open, and which one is looked at. */
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
    /** Opens all that is beside a node. */
    openBeside: (node: number) =>
      setOpenness(
        childrenOf(tree, tree.parents[node] ?? 0).filter((one) => hasChildren(tree, one)),
        true,
      ),
    /** Goes to a node wherever it is: what is above it opens. */
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
