import { ABSENT, numberFormat } from '@portico/domain';
import { cardOf, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { classNames, Icon, Link, VisuallyHidden } from '@portico/ui';
import type { ReactNode } from 'react';
import { CloseLink } from '../../shared/detail/close-link';
import { type Better, judged, type JudgedValue } from './judged';
import styles from './compare-table.module.css';

/** A row of words, or of numbers, which are compared. */
export type CompareRow = { key: string; term: string } & (
  | { texts: readonly ReactNode[]; values?: undefined }
  | {
      values: readonly (number | null)[];
      better: Better;
      text: (value: number) => ReactNode;
      /** Digits after the point of a difference; null if the text says it already. */
      decimals?: number | null;
      unit?: string;
    }
);

export interface ComparedThing {
  id: number;
  name: string;
  href: string;
  /** Address of the comparison without this thing. */
  removeHref: string;
  onRemove: () => void;
}

interface CompareTableProps {
  title: string;
  kind: 'item' | 'monster' | 'player';
  things: readonly ComparedThing[];
  rows: readonly CompareRow[];
}

export function CompareTable({ title, kind, things, rows }: CompareTableProps) {
  const t = useTexts('mfe-database');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it where four do not fit
    <div className={styles.scroller} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('compare.stat')}</th>
            {things.map(({ id, name, href, removeHref, onRemove }) => (
              <th key={id} scope="col">
                <span className={styles.thing}>
                  <Picture kind={kind === 'player' ? 'character' : kind} id={id} />
                  <Link href={href} {...cardOf(kind, id)}>
                    <bdi>{name}</bdi>
                  </Link>
                  <CloseLink href={removeHref} label={t('compare.remove', { name })} onClick={onRemove} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} things={things} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, things }: { row: CompareRow; things: readonly ComparedThing[] }) {
  const cells =
    row.values === undefined
      ? row.texts
      : judged(row.values, row.better).map((value, at) => (
          <Value key={things[at]?.id ?? at} judgedValue={value} row={row} />
        ));
  return (
    <tr>
      <th scope="row">{row.term}</th>
      {things.map(({ id }, at) => (
        <td key={id}>{cells[at]}</td>
      ))}
    </tr>
  );
}

interface ValueProps {
  judgedValue: JudgedValue;
  row: Extract<CompareRow, { values: readonly (number | null)[] }>;
}

/** A value; the best one has a star, bold type and a word. */
function Value({ judgedValue: { value, difference, isGain, isBest }, row }: ValueProps) {
  const t = useTexts('mfe-database');
  const { language } = usePortal();
  if (value === null) return ABSENT;
  const { text, decimals = 0, unit = '' } = row;
  const digits = numberFormat(language, { signDisplay: 'always', maximumFractionDigits: decimals ?? 0 });
  return (
    <span className={styles.value}>
      <span className={classNames(isBest && styles.best)}>{text(value)}</span>
      {difference !== null && difference !== 0 && decimals !== null && (
        <bdi
          dir="ltr"
          className={classNames(
            styles.difference,
            isGain === true && styles.gain,
            isGain === false && styles.loss,
          )}
        >
          {`(${digits.format(difference)}${unit})`}
        </bdi>
      )}
      {isBest && (
        <span className={styles.star} title={t('compare.best')}>
          <Icon name="star" size={14} />
          <VisuallyHidden>{t('compare.best')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
