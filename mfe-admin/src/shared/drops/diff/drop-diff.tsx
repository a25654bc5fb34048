import { useTexts } from '@portico/i18n';
import { useMemo, type ReactNode } from 'react';
import type { DropNames } from '../drops.queries';
import { useDropNames } from '../use-drop-names';
import { DiffDropper, type DropperEffect } from './diff-dropper';
import { diffGroupsOf, diffLinesOf, type DiffEntry, type DiffLine } from './diff-groups';
import { DiffRow } from './diff-row';
import styles from './drop-diff.module.css';
import { LongList, WindowList } from './long-list';

/** Up to so many lines are all in the page, where its search finds them. */
const MAX_PLAIN_LINES = 300;

const NO_EFFECTS: readonly DropperEffect[] = [];

export interface DropDiffProps {
  entries: readonly DiffEntry[];
  names: DropNames | undefined;
  effects?: readonly DropperEffect[];
  /** The list scrolls with the page; else with what it stands in. */
  isInPage?: boolean;
  /** What can be done with an edit. */
  actionsOf?: (entry: DiffEntry) => ReactNode;
  /** What has to be decided of an edit. */
  decisionOf?: (entry: DiffEntry) => ReactNode;
}

/** Edits by dropper: before, after, and what it means in words. Thousands are drawn as they come into sight. */
export function DropDiff({
  entries,
  names,
  effects = NO_EFFECTS,
  isInPage,
  actionsOf,
  decisionOf,
}: DropDiffProps) {
  const t = useTexts('mfe-admin');
  const words = useDropNames(names);
  const lines = useMemo(() => diffLinesOf(diffGroupsOf(entries)), [entries]);
  const effectsOf = useMemo(
    () => new Map(effects.map((effect) => [`${effect.table}:${effect.dropperId}`, effect])),
    [effects],
  );
  const drawn = (line: DiffLine) =>
    line.kind === 'dropper' ? (
      <DiffDropper group={line.group} words={words} effect={effectsOf.get(line.key)} />
    ) : (
      <DiffRow
        entry={line.entry}
        words={words}
        actions={actionsOf?.(line.entry)}
        decision={decisionOf?.(line.entry)}
      />
    );
  const label = t('dropEdits.diff.label');
  if (lines.length <= MAX_PLAIN_LINES) {
    return (
      <ul role="list" className={styles.list} aria-label={label}>
        {lines.map((line) => (
          <li key={line.key}>{drawn(line)}</li>
        ))}
      </ul>
    );
  }
  const List = isInPage ? WindowList : LongList;
  return <List label={label} lines={lines} drawn={drawn} />;
}
