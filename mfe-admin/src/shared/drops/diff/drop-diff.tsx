import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Link, SoftText } from '@portico/ui';
import { useMemo, type ReactNode } from 'react';
import { paths } from '../../../paths';
import { useDropNames, type DropWords } from '../drop-text';
import type { Checked, DropNames } from '../drops.queries';
import { diffGroupsOf, diffLinesOf, type DiffEntry, type DiffGroup, type DiffLine } from './diff-groups';
import { DiffRow } from './diff-row';
import styles from './drop-diff.module.css';
import { LongList, WindowList } from './long-list';

/** Up to this many lines are in the page, so that the browser's search finds them. */
const MAX_PLAIN_LINES = 300;

const NO_EFFECTS: readonly DropperEffect[] = [];

interface DropDiffProps {
  entries: readonly DiffEntry[];
  names: DropNames | undefined;
  effects?: readonly DropperEffect[];
  /** Scrolls with the page; by default with its container. */
  isInPage?: boolean;
  actionsOf?: (entry: DiffEntry) => ReactNode;
  decisionOf?: (entry: DiffEntry) => ReactNode;
}

/** Long lists draw only the lines in sight. */
export function DropDiff(props: DropDiffProps) {
  const { entries, names, effects = NO_EFFECTS, isInPage, actionsOf, decisionOf } = props;
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

type DropperEffect = Checked['effects'][number];

interface DiffDropperProps {
  group: DiffGroup;
  words: DropWords;
  effect: DropperEffect | undefined;
}

function DiffDropper({ group, words, effect }: DiffDropperProps) {
  const t = useTexts('mfe-admin');
  const { table, dropperId, entries } = group;
  const count = entries.length;
  return (
    <div className={styles.dropper}>
      {table === 'monster' && <Picture kind="monster" id={dropperId} size={32} />}
      <div className={styles.dropperWords}>
        <h3 className={styles.dropperName}>
          <Link href={paths.dropperIn(table, dropperId)}>
            <bdi>{words.dropper(table, dropperId)}</bdi>
          </Link>
          <span className={styles.soft}>{t('dropEdits.diff.count', { count })}</span>
        </h3>
        {effect && <Pay effect={effect} />}
      </div>
    </div>
  );
}

/** Mesos per kill at shop prices. Not rendered if they stay the same. */
function Pay({ effect: { table, paysBefore, paysAfter } }: { effect: DropperEffect }) {
  const t = useTexts('mfe-admin');
  const { number, multiplier } = useFormat();
  const [before, after] = [Math.round(paysBefore), Math.round(paysAfter)];
  if (before === after) return null;
  const amounts = { before: number(before), after: number(after) };
  return (
    <SoftText>
      {before > 0
        ? t(`dropEdits.pays.${table}.times`, {
            ...amounts,
            times: multiplier(Number((paysAfter / paysBefore).toPrecision(2))),
          })
        : t(`dropEdits.pays.${table}.amounts`, amounts)}
    </SoftText>
  );
}
