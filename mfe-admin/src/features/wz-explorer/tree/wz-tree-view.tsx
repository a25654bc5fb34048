import { useTexts } from '@portico/i18n';
import { useId, type CSSProperties } from 'react';
import { hasChildren } from '../file/wz-tree';
import { handleTreeKey } from './tree-keys';
import { TreeRow } from './tree-row';
import styles from './tree.module.css';
import type { TreeState } from './use-tree';
import { useTreeWindow } from './use-tree-window';

interface WzTreeViewProps {
  state: TreeState;
  searched: string;
}

/** The nodes of a file, walked by the keys of a tree; of a long one only the rows in sight are drawn. */
export function WzTreeView({ state, searched }: WzTreeViewProps) {
  const t = useTexts('mfe-admin');
  const id = useId();
  const { scroller, isVirtual, virtualizer } = useTreeWindow(state);
  const { tree, active, open, visible } = state;
  const rowOf = (node: number, style?: CSSProperties) => (
    <TreeRow
      key={node}
      id={`${id}${node}`}
      tree={tree}
      node={node}
      isActive={node === active}
      isOpen={hasChildren(tree, node) ? open.has(node) : undefined}
      searched={searched}
      style={style}
      onPress={(isOnMark) => {
        // The keys are those of the tree: a row goes with its focus when it is out of sight.
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
