import { CURRENCIES, LEDGER_REASONS } from '@portico/domain';
import { SectionHead, CurrencyPicture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { errorText, linkChoices, useSearch, type SearchLinks, useFormat } from '@portico/portal-kit';
import { currencyText, unitText } from '@portico/portal-kit/game-words';
import { ListFilters, ListTable, columnsOf, selectChoices } from '@portico/portal-kit/list';
import {
  Button,
  FormError,
  SegmentedLinks,
  SelectField,
  type DataColumn,
  EmptyState,
  LinkButton,
  Skeleton,
} from '@portico/ui';
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { Amount, useEntryText } from './entry';
import styles from './history-page.module.css';
import {
  grantsQuery,
  historySearch,
  saveLedger,
  filterCount,
  type HistoryView,
  ledgerQuery,
  type Ledger,
  type LedgerEntry,
} from './history.queries';
import { WaitingGrants } from './waiting-grants';

export function HistoryPage() {
  const t = useTexts('mfe-dashboard');
  const state = useSearch(historySearch);
  const { isPending } = useQuery(grantsQuery());
  const ledger = useQuery(ledgerQuery(state.view));
  const saving = useMutation({ mutationFn: () => saveLedger(state.view) });
  const isBlank = filterCount(state.view) === 0 && ledger.data?.pagination.total === 0;
  return (
    <>
      <SectionHead scene="workshop" isFramed title={t('history.meta.title')} lead={t('history.lead')} />
      <div className={styles.page}>
        {saving.error !== null && (
          <FormError attempt={saving.submittedAt}>
            {t('history.file.error')} {errorText(saving.error)}
          </FormError>
        )}
        <WaitingGrants />
        {/* Gifts and filters that arrive later would move the ledger. */}
        {!isPending &&
          (ledger.isPending ? (
            <div aria-busy="true">
              <Skeleton shape="box" width="100%" height="40rem" />
            </div>
          ) : (
            <>
              {!isBlank && <HistoryFilter {...state} />}
              <LedgerWindow
                {...state}
                query={ledger}
                actions={
                  !isBlank && (
                    <Button
                      size="small"
                      icon="download"
                      title={t('history.file.hint')}
                      aria-label={t('history.file.save')}
                      isPending={saving.isPending}
                      onClick={() => saving.mutate()}
                    >
                      CSV
                    </Button>
                  )
                }
              />
            </>
          ))}
      </div>
    </>
  );
}

function HistoryFilter({ view, hrefWith, set }: SearchLinks<HistoryView>) {
  const t = useTexts('mfe-dashboard');
  return (
    <div>
      <ListFilters className={styles.choices} activeCount={filterCount(view)}>
        <div className={styles.choice}>
          <span className={styles.choiceLabel} aria-hidden="true">
            {t('history.column.currency')}
          </span>
          <SegmentedLinks
            label={t('history.column.currency')}
            items={linkChoices({ view, hrefWith }, 'currency', [undefined, ...CURRENCIES], (currency) =>
              currency === undefined ? t('history.filter.all') : currencyText(currency),
            )}
          />
        </div>
        <SelectField
          {...selectChoices({ view, set }, 'reason', LEDGER_REASONS, (reason) =>
            t(`ledger.reason.${reason}`),
          )}
          label={t('history.column.entry')}
          anyText={t('history.filter.all')}
        />
      </ListFilters>
    </div>
  );
}

interface LedgerWindowProps extends SearchLinks<HistoryView> {
  query: UseQueryResult<Ledger, Error>;
  actions: ReactNode;
}

function LedgerWindow({ view, hrefWith, query, actions }: LedgerWindowProps) {
  const t = useTexts('mfe-dashboard');
  const reason = filterCount(view) > 0 ? 'none' : 'empty';
  return (
    <ListTable
      title={t('history.list.title')}
      icon="scroll"
      actions={actions}
      query={query}
      list={({ entries, pagination }) => ({ ...pagination, rows: entries })}
      page={view.page}
      hrefFor={(page) => hrefWith({ page })}
      totalText={(total) => t('history.list.total', total)}
      errorTitle={t('history.list.error')}
      empty={
        <EmptyState
          title={t(`history.${reason}.title`)}
          hint={t(`history.${reason}.text`)}
          actions={
            reason === 'none' ? (
              <LinkButton href={hrefWith({ currency: '', reason: '' })}>
                {t('history.none.action')}
              </LinkButton>
            ) : (
              <>
                <LinkButton href={paths.rewards}>{t('rewards.meta.title')}</LinkButton>
                <LinkButton href={paths.exchange}>{t('history.empty.action')}</LinkButton>
              </>
            )
          }
        />
      }
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
  return columnsOf(t, {
    'history.column.currency': {
      onCard: 'lead',
      cell: ({ currency }) => (
        <span className={styles.currency}>
          <CurrencyPicture kind={currency} size={20} />
          <span className={styles.currencyName}>{currencyText(currency)}</span>
          <span className={styles.currencyUnit} aria-hidden="true">
            {unitText(currency)}
          </span>
        </span>
      ),
    },
    'history.column.entry': {
      onCard: 'title',
      cell: (entry) => (
        <span className={styles.entry}>
          {textOf(entry)}
          {entry.note !== null && <bdi className={styles.note}>{entry.note}</bdi>}
        </span>
      ),
    },
    'history.column.at': ({ at }) => (
      <time className={styles.at} dateTime={new Date(at).toISOString()}>
        {format.date(at)}
      </time>
    ),
    'history.column.delta': { align: 'end', onCard: 'aside', cell: ({ delta }) => <Amount delta={delta} /> },
    'history.column.balance': {
      align: 'end',
      isLabelled: true,
      cell: ({ balanceAfter }) => <bdi>{format.number(balanceAfter)}</bdi>,
    },
  });
}
