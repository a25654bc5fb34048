import { CurrencyPicture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { DataColumn } from '@portico/ui';
import { Amount } from './amount';
import type { LedgerEntry } from './history.queries';
import { useEntryText } from './use-entry-text';
import styles from './history-page.module.css';

/** What the table says of each entry. */
export function useLedgerColumns(): DataColumn<LedgerEntry>[] {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const textOf = useEntryText();
  return [
    {
      key: 'currency',
      header: t('history.column.currency'),
      onCard: 'lead',
      cell: ({ currency }) => (
        <span className={styles.currency}>
          <CurrencyPicture kind={currency} size={20} />
          <span className={styles.currencyName}>{t(`history.currency.${currency}`)}</span>
          <span className={styles.currencyUnit} aria-hidden="true">
            {t(`history.unit.${currency}`)}
          </span>
        </span>
      ),
    },
    {
      key: 'entry',
      header: t('history.column.entry'),
      onCard: 'title',
      cell: (entry) => (
        <span className={styles.entry}>
          {textOf(entry)}
          {entry.note !== null && <bdi className={styles.note}>{entry.note}</bdi>}
        </span>
      ),
    },
    {
      key: 'at',
      header: t('history.column.at'),
      cell: ({ at }) => (
        <time className={styles.at} dateTime={new Date(at).toISOString()}>
          {format.date(at)}
        </time>
      ),
    },
    {
      key: 'delta',
      header: t('history.column.delta'),
      align: 'end',
      onCard: 'aside',
      cell: ({ delta }) => <Amount delta={delta} />,
    },
    {
      key: 'balance',
      header: t('history.column.balance'),
      align: 'end',
      isLabelled: true,
      cell: ({ balanceAfter }) => <bdi>{format.number(balanceAfter)}</bdi>,
    },
  ];
}
