import { CurrencyPicture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { type SearchLinks, useFormat } from '@portico/portal-kit';
import { currencyText } from '@portico/portal-kit/game-words';
import { ListWindow } from '@portico/portal-kit/list';
import { type DataColumn, EmptyState, LinkButton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { Amount } from './amount';
import { filterCount, type HistoryView, ledgerQuery, type LedgerEntry } from './history.queries';
import { useEntryText } from './use-entry-text';
import styles from './history-page.module.css';

export interface LedgerWindowProps {
  view: HistoryView;
  hrefWith: SearchLinks<HistoryView>['hrefWith'];
}

export function LedgerWindow({ view, hrefWith }: LedgerWindowProps) {
  const t = useTexts('mfe-dashboard');
  return (
    <ListWindow
      title={t('history.list.title')}
      icon="scroll"
      query={useQuery(ledgerQuery(view))}
      list={({ entries, pagination }) => ({ ...pagination, rows: entries })}
      page={view.page}
      hrefFor={(page) => hrefWith({ page })}
      totalText={(total) => t('history.list.total', total)}
      errorTitle={t('history.list.error')}
      empty={<LedgerEmpty view={view} hrefWith={hrefWith} />}
      columns={useLedgerColumns()}
      rowKey={({ id }) => id}
      className={styles.table}
    />
  );
}

function useLedgerColumns(): DataColumn<LedgerEntry>[] {
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
          <span className={styles.currencyName}>{currencyText(currency)}</span>
          <span className={styles.currencyUnit} aria-hidden="true">
            {t(`ledger.unit.${currency}`)}
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

/** The text for an account without changes, or without changes of the chosen kind. */
function LedgerEmpty({ view, hrefWith }: LedgerWindowProps) {
  const t = useTexts('mfe-dashboard');
  const reason = filterCount(view) > 0 ? 'none' : 'empty';
  return (
    <EmptyState
      title={t(`history.${reason}.title`)}
      hint={t(`history.${reason}.text`)}
      actions={
        reason === 'none' ? (
          <LinkButton href={hrefWith({ currency: '', reason: '' })}>{t('history.none.action')}</LinkButton>
        ) : (
          <LinkButton href={paths.exchange} variant="primary">
            {t('history.empty.action')}
          </LinkButton>
        )
      }
    />
  );
}
