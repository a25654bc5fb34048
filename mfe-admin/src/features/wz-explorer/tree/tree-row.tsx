import { Icon } from '@portico/ui';
import type { CSSProperties } from 'react';
import type { WzTree } from '../file/wz-tree';
import { piecesOf } from './tree-search';
import styles from './tree.module.css';

/** What is deeper is indented no further: rows stay readable on phones. */
const MAX_INDENTS = 14;

/** Values are texts of any length; their beginning tells what they are, and the detail has the whole. */
const SHOWN_LETTERS = 200;

interface TreeRowProps {
  id: string;
  tree: WzTree;
  node: number;
  isActive: boolean;
  /** Undefined where nothing is below it. */
  isOpen: boolean | undefined;
  searched: string;
  style: CSSProperties | undefined;
  onPress: (isOnMark: boolean) => void;
}

export function TreeRow({ id, tree, node, isActive, isOpen, searched, style, onPress }: TreeRowProps) {
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
      aria-selected={isActive}
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

/** A text in which what was searched is marked. */
function Marked({ text, searched }: { text: string; searched: string }) {
  return piecesOf(text, searched).map((piece, index) =>
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}
