import { useTexts } from '@portico/i18n';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '@portico/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRangeWith } from '../../../shared/use-range-with';
import { hasChildren } from '../file/wz-file';
import { piecesOf, type TreeState } from './use-tree';
import styles from './wz-tree-view.module.css';

/** A tree with keyboard navigation. Only the rows in sight of a long tree are drawn. */
export function WzTreeView({ state, searched }: { state: TreeState; searched: string }) {
  const t = useTexts('mfe-admin');
  const id = useId();
  const { scroller, isVirtual, virtualizer } = useTreeWindow(state);
  const { active, visible } = state;
  const rowOf = (node: number, style?: CSSProperties) => (
    <TreeRow
      key={node}
      id={`${id}${node}`}
      state={state}
      node={node}
      searched={searched}
      style={style}
      onPress={(isOnMark) => {
        // Focus moves to the tree, because a focused row disappears when it scrolls out of sight.
        scroller.current?.focus({ preventScroll: true });
        state.activate(node);
        if (isOnMark || node === active) state.toggle(node);
      }}
    />
  );
  return (
    <div
      ref={scroller}
      className={styles.tree}
      // The names of the game's files read from the left in every language.
      dir="ltr"
      role="tree"
      tabIndex={0}
      aria-label={t('wzExplorer.tree.label')}
      aria-activedescendant={`${id}${active}`}
      onKeyDown={(event) => handleTreeKey(state, event)}
    >
      {isVirtual ? (
        <div role="none" className={styles.virtual} style={{ blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const node = visible[index];
            return node === undefined ? null : rowOf(node, { transform: `translateY(${start}px)` });
          })}
        </div>
      ) : (
        visible.map((node) => rowOf(node))
      )}
    </div>
  );
}

/** Deeper nodes get no further indent, so that rows stay readable on phones. */
const MAX_INDENTS = 14;

/** A row shows the beginning of a long value; the detail shows all of it. */
const SHOWN_LETTERS = 200;

interface TreeRowProps {
  id: string;
  state: TreeState;
  node: number;
  searched: string;
  style: CSSProperties | undefined;
  onPress: (isOnMark: boolean) => void;
}

function TreeRow({ id, state, node, searched, style, onPress }: TreeRowProps) {
  const { tree } = state;
  /** Undefined for a node without children. */
  const isOpen = hasChildren(tree, node) ? state.open.has(node) : undefined;
  const depth = tree.depths[node] ?? 0;
  const parent = tree.parents[node] ?? -1;
  const value = tree.values[node] ?? '';
  return (
    <div
      id={id}
      className={styles.row}
      role="treeitem"
      tabIndex={-1}
      aria-level={depth + 1}
      aria-posinset={tree.positions[node]}
      aria-setsize={parent < 0 ? 1 : tree.childCounts[parent]}
      aria-expanded={isOpen}
      aria-selected={node === state.active}
      style={{ ...style, paddingInlineStart: 6 + Math.min(depth, MAX_INDENTS) * 14 }}
      onClick={({ target }) => onPress(target instanceof Element && target.closest('[data-mark]') !== null)}
    >
      <span className={styles.mark} data-mark="" data-is-open={isOpen}>
        {isOpen !== undefined && <Icon name="chevronEnd" size={14} />}
      </span>
      <span className={styles.name}>
        <Marked text={tree.names[node] ?? ''} searched={searched} />
      </span>
      {value !== '' && (
        <span className={styles.value}>
          <Marked text={value.slice(0, SHOWN_LETTERS)} searched={searched} />
        </span>
      )}
      <span className={styles.kind}>{tree.kinds[node]}</span>
    </div>
  );
}

function Marked({ text, searched }: { text: string; searched: string }) {
  return piecesOf(text, searched).map((piece, index) =>
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}

/** From this many rows on, only those in sight are drawn. Below it, the browser's search finds all rows. */
const MIN_ROWS = 120;

/** Must match `.row` in the style sheet. */
const ROW_HEIGHT = 30;
const OVERSCAN = 12;

/** The drawn rows: those in sight and the active one. */
function useTreeWindow({ visible, active }: TreeState) {
  const scroller = useRef<HTMLDivElement>(null);
  const isVirtual = visible.length >= MIN_ROWS;
  const activeRow = visible.indexOf(active);
  // oxlint-disable-next-line react/incompatible-library -- the result is not kept beyond the render
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: visible.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    rangeExtractor: useRangeWith(activeRow),
  });
  useEffect(() => {
    const box = scroller.current;
    if (box === null || activeRow < 0) return;
    const top = activeRow * ROW_HEIGHT;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + ROW_HEIGHT > box.scrollTop + box.clientHeight) {
      box.scrollTop = top + ROW_HEIGHT - box.clientHeight;
    }
  }, [activeRow]);
  return { scroller, isVirtual, virtualizer };
}

/** Rows of one Page Down. */
const PAGE_ROWS = 12;

/** Handles the keys of a tree as in the ARIA practices. True if the key was one of them. */
function handleTreeKey(state: TreeState, event: KeyboardEvent): boolean {
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
