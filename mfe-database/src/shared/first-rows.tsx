import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import styles from './first-rows.module.css';

/** More than these wait for a press: some items have hundreds of sources. */
const SHOWN_ROWS = 20;

export interface FirstRowsProps<Row> {
  rows: readonly Row[];
  /** A table or list with one `tr` or `li` a row. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** The first rows of a long table or list, and a button that brings the rest. Give it the key of what it is about. */
export function FirstRows<Row>({ rows, children }: FirstRowsProps<Row>) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const root = useRef<HTMLDivElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  // The button that had the focus is gone: whoever reads on with the keyboard goes on where the new rows begin.
  useEffect(() => {
    if (!isWhole) return;
    const next = root.current?.querySelectorAll<HTMLElement>('tbody > tr, li')[SHOWN_ROWS];
    if (next === undefined) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }, [isWhole]);
  const isShort = isWhole || rows.length <= SHOWN_ROWS;
  return (
    <div ref={root}>
      {children(isShort ? rows : rows.slice(0, SHOWN_ROWS))}
      {!isShort && (
        <div className={styles.more}>
          <Button iconEnd="chevronDown" onClick={() => setIsWhole(true)}>
            {t('rows.all', { formatted: format.number(rows.length) })}
          </Button>
        </div>
      )}
    </div>
  );
}
