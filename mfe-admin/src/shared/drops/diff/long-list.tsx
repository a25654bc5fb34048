import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { DiffLine } from './diff-groups';
import styles from './drop-diff.module.css';

interface LongListProps {
  label: string;
  lines: readonly DiffLine[];
  drawn: (line: DiffLine) => ReactNode;
}

/** A virtual list that scrolls with its container. */
export function LongList(props: LongListProps) {
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
export function WindowList(props: LongListProps) {
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
