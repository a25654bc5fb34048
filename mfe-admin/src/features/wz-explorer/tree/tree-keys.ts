import type { KeyboardEvent } from 'react';
import { hasChildren } from '../file/wz-tree';
import type { TreeState } from './use-tree';

/** How many rows a page key goes. */
const PAGE_ROWS = 12;

/** The keys of a tree, as the ARIA practices have them. True where the key was one of them. */
export function handleTreeKey(state: TreeState, event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const { tree, active, visible, open } = state;
  const row = visible.indexOf(active);
  const goTo = (index: number) => {
    const node = visible[Math.min(Math.max(index, 0), visible.length - 1)];
    if (node !== undefined) state.activate(node);
  };
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => goTo(row + 1),
    ArrowUp: () => goTo(row - 1),
    PageDown: () => goTo(row + PAGE_ROWS),
    PageUp: () => goTo(row - PAGE_ROWS),
    Home: () => goTo(0),
    End: () => goTo(visible.length - 1),
    ArrowRight: () => {
      if (!hasChildren(tree, active)) return;
      if (open.has(active)) goTo(row + 1);
      else state.toggle(active);
    },
    ArrowLeft: () => {
      const parent = tree.parents[active] ?? -1;
      if (open.has(active) && hasChildren(tree, active)) state.toggle(active);
      else if (parent >= 0) state.activate(parent);
    },
    Enter: () => state.toggle(active),
    ' ': () => state.toggle(active),
    '*': () => state.openBeside(active),
  };
  const action = actions[event.key];
  if (action === undefined) return false;
  event.preventDefault();
  action();
  return true;
}
