import type { ReactNode } from 'react';
import { defineSearch, uncheckedText, useSearch } from '@portico/portal-kit';
import { useFocusOnRest } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import styles from './first-rows.module.css';

/** Rows shown at first: some items have hundreds of sources. */
const SHOWN_ROWS = 20;

const rowsSearch = defineSearch({ rows: uncheckedText() });
const SEPARATOR = '.';

export interface FirstRowsProps<Row> {
  /** The kind of rows as in the address; a page has one list of each kind. */
  kind: 'drops' | 'quests' | 'monsterDrops' | 'shops' | 'goods' | 'uses';
  rows: readonly Row[];
  /** A table or list with one `tr` or `li` per row. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** The first rows of a long list, with a link to the rest: `?rows=drops.quests` shows all of both. */
export function FirstRows<Row>({ kind, rows, children }: FirstRowsProps<Row>) {
  const t = useTexts('mfe-database');
  const { view, hrefWith } = useSearch(rowsSearch);
  const whole = view.rows.split(SEPARATOR).filter((name) => name !== '');
  const isWhole = whole.includes(kind);
  const root = useFocusOnRest(isWhole, SHOWN_ROWS);
  const isShort = isWhole || rows.length <= SHOWN_ROWS;
  return (
    <div ref={root}>
      {children(isShort ? rows : rows.slice(0, SHOWN_ROWS))}
      {!isShort && (
        <div className={styles.more}>
          <LinkButton
            iconEnd="chevronDown"
            rel="nofollow"
            href={hrefWith({ rows: [...whole, kind].join(SEPARATOR) })}
          >
            {t('rows.all', { count: rows.length })}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
