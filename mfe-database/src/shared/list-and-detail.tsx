import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '@portico/ui';
import { useFocusAfterClose } from './use-focus-after-close';
import styles from './list-and-detail.module.css';

export interface ListAndDetailProps {
  list: ReactNode;
  /** The details of the chosen entry; while none is chosen the list has the whole width. */
  detail: ReactNode;
  /** Number of the chosen entry. */
  chosen: number | undefined;
}

/** A list, and beside it the details of what is chosen; in its place where there is no room beside it. */
export function ListAndDetail({ list, detail, chosen }: ListAndDetailProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(chosen);
  useFocusAfterClose(root, chosen);
  // Scrolls the chosen entry into view: a deep link, or a choice far down a long list.
  useEffect(() => {
    const isNew = shown.current !== chosen;
    shown.current = chosen;
    if (chosen === undefined || root.current === null) return;
    const isAbove = root.current.getBoundingClientRect().top < 0;
    if (isNew && isAbove) root.current.scrollIntoView({ block: 'start' });
    const row = root.current.querySelector('[aria-current="true"]')?.closest('li');
    const scroller = row?.closest<HTMLElement>('[data-list]');
    if (!row || !scroller) return;
    const { top, height } = scroller.getBoundingClientRect();
    const place = row.getBoundingClientRect();
    if (place.top < top || place.bottom > top + height) {
      scroller.scrollTop += place.top - top - (height - place.height) / 2;
    }
  }, [chosen]);
  return (
    <div ref={root} className={classNames(styles.columns, chosen !== undefined && styles.open)}>
      <div className={styles.list}>{list}</div>
      {detail}
    </div>
  );
}

/** The rows of the list: beside details they scroll by themselves. */
export function ListRows({ children }: { children: ReactNode }) {
  return (
    <div className={styles.rows} data-list="">
      {children}
    </div>
  );
}
