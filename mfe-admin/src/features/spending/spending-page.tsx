import { SPENDING_DAYS, LEDGER_REASONS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Moment, type SearchLinks, useFormat, useSearch, linkChoices } from '@portico/portal-kit';
import { ListTable, useNumberColumn, columnsOf } from '@portico/portal-kit/list';
import { EmptyState, SegmentedLinks, type DataColumn } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import {
  CURRENCIES,
  spendingQuery,
  spendingSearch,
  type SpendingView,
  type Purpose,
  type Spender,
} from './spending.queries';
import styles from './spending-page.module.css';
import { ItemLink } from '@portico/game-ui';
import { BanBadge, AccountLink } from '../../shared/account/account-badges';

export function SpendingPage() {
  const t = useTexts('mfe-admin');
  const { date, relativeTime } = useFormat();
  const { view, hrefWith } = useSearch(spendingSearch);
  const query = useQuery(spendingQuery(view));
  const currency = t(`economy.currencies.${view.currency}`);
  return (
    <>
      <AdminHeader title={t('spending.title')} lead={t('spending.lead')}>
        <SpendingFilter view={view} hrefWith={hrefWith} />
      </AdminHeader>
      <ListTable
        title={t('spending.list', { currency })}
        icon="coin"
        query={query}
        list={({ list, spenders, pagination }) => ({ ...pagination, rows: list, total: spenders })}
        page={view.page}
        hrefFor={(page) => hrefWith({ page })}
        totalText={(total) => t('spending.total', total)}
        errorTitle={t('spending.error')}
        note={({ spenders, spent, at, pagination }) => (
          <p className={styles.note} title={date(at)}>
            {t('spending.sum', { amount: spent, currency })} · {t('economy.asOf', { when: relativeTime(at) })}
            {spenders > pagination.total && ` · ${t('spending.cut', { count: pagination.total })}`}
          </p>
        )}
        empty={<EmptyState title={t('spending.none.title')} hint={t('spending.none.text')} />}
        columns={useSpenderColumns(view.currency)}
        rowKey={({ accountId }) => accountId}
      />
    </>
  );
}

function SpendingFilter({ view, hrefWith }: Pick<SearchLinks<SpendingView>, 'view' | 'hrefWith'>) {
  const t = useTexts('mfe-admin');
  return (
    <div className={styles.filter}>
      <SegmentedLinks
        label={t('economy.currency')}
        items={linkChoices({ view, hrefWith }, 'currency', CURRENCIES, (currency) =>
          t(`economy.currencies.${currency}`),
        )}
      />
      <SegmentedLinks
        label={t('period.label')}
        items={linkChoices({ view, hrefWith }, 'days', SPENDING_DAYS, (days) => t(`period.${days}`))}
      />
    </div>
  );
}

function useSpenderColumns(currency: SpendingView['currency']): DataColumn<Spender>[] {
  const t = useTexts('mfe-admin');
  const { number, serverDate: date } = useFormat();
  const numberColumn = useNumberColumn();
  const unit = t(`economy.currencies.${currency}`);
  return columnsOf(t, {
    'people.account': {
      onCard: 'title',
      cell: ({ accountId, accountName, ban }) => (
        <>
          <AccountLink id={accountId}>
            {accountName ?? t('people.gone', { id: String(accountId) })}
          </AccountLink>{' '}
          <BanBadge ban={ban} />
        </>
      ),
    },
    'spending.column.spent': {
      header: t('spending.column.spent', { currency: unit }),
      align: 'end',
      onCard: 'aside',
      cell: ({ spent }) => (
        <>
          <bdi>{number(spent)}</bdi>
          <span className={styles.unit}> {unit}</span>
        </>
      ),
    },
    'spending.column.times': numberColumn(({ times }) => times, { isLabelled: true }),
    'spending.column.purposes': {
      onCard: 'wide',
      cell: ({ purposes }) => (
        <ul className={styles.purposes} role="list">
          {purposes.map((purpose) => (
            <li key={`${purpose.kind} ${purpose.name} ${purpose.itemId}`}>
              <PurposeName purpose={purpose} />
              {purposes.length > 1 && (
                <>
                  {' '}
                  <bdi className={styles.spent}>{number(purpose.spent)}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      ),
    },
    'spending.column.last': {
      isLabelled: true,
      cell: ({ lastAt }) => <Moment at={lastAt} title={date(lastAt)} />,
    },
  });
}

/** Only reasons of the ledger have texts here, because the game server words its purposes itself. */
function PurposeName({ purpose: { kind, name, itemId } }: { purpose: Purpose }) {
  const t = useTexts('mfe-admin');
  if (itemId !== null) return <ItemLink id={itemId}>{name}</ItemLink>;
  const reason = kind === 'ledger' ? LEDGER_REASONS.find((one) => one === name) : undefined;
  return <bdi>{reason === undefined ? name : t(`economy.reason.${reason}`)}</bdi>;
}
