import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Link, SoftText } from '@portico/ui';
import { useMemo, type ReactNode, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { paths } from '../../../paths';
import { useDropNames, type DropWords } from '../drop-text';
import type { Checked, DropNames } from '../drops.queries';
import { diffGroupsOf, diffLinesOf, type DiffEntry, type DiffGroup, type DiffLine } from './diff-groups';
import { DiffRow } from './diff-row';
import styles from './drop-diff.module.css';
import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';

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

interface LongListProps {
  label: string;
  lines: readonly DiffLine[];
  drawn: (line: DiffLine) => ReactNode;
}

/** A virtual list that scrolls with its container. */
function LongList(props: LongListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const parent = scrolledBoxOf(list.current);
    setBox(parent);
    if (parent === null || list.current === null) return;
    const { top } = list.current.getBoundingClientRect();
    setMargin(top - parent.getBoundingClientRect().top + parent.scrollTop);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- the result is not kept beyond the render
  const virtual = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...optionsOf(props.lines, margin),
    getScrollElement: () => box,
  });
  return <Lines {...props} list={list} virtual={virtual} />;
}

/** A virtual list that scrolls with the page. */
function WindowList(props: LongListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    if (list.current !== null) setMargin(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- the result is not kept beyond the render
  const virtual = useWindowVirtualizer<HTMLLIElement>(optionsOf(props.lines, margin));
  return <Lines {...props} list={list} virtual={virtual} />;
}

const optionsOf = (lines: readonly DiffLine[], scrollMargin: number) => ({
  count: lines.length,
  estimateSize: () => 76,
  getItemKey: (index: number) => lines[index]?.key ?? index,
  overscan: 12,
  scrollMargin,
});

interface LinesProps<Box extends Element | Window> extends LongListProps {
  list: RefObject<HTMLUListElement | null>;
  virtual: Virtualizer<Box, HTMLLIElement>;
}

function Lines<Box extends Element | Window>({ label, lines, drawn, list, virtual }: LinesProps<Box>) {
  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      className={styles.long}
      style={{ blockSize: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map((item) => {
        const line = lines[item.index];
        return (
          line && (
            <li
              key={line.key}
              ref={virtual.measureElement}
              data-index={item.index}
              aria-setsize={lines.length}
              aria-posinset={item.index + 1}
              style={{ transform: `translateY(${item.start - virtual.options.scrollMargin}px)` }}
            >
              {drawn(line)}
            </li>
          )
        );
      })}
    </ul>
  );
}

function scrolledBoxOf(element: HTMLElement | null): HTMLElement | null {
  for (let box = element?.parentElement ?? null; box !== null; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}
