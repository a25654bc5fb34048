import { ABSENT, MAX_FOUND_ACCOUNTS } from '@portico/domain';
import { Moment, type SearchLinks, useSearch, useFormat } from '@portico/portal-kit';
import { ListSearch, ListTable, columnsOf, selectChoices, optionalColumn } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { type DataColumn, EmptyState, LinkButton, SelectField } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountBadges, AccountLink } from '../../shared/account/account-badges';
import type { FoundAccount } from '../../shared/account/account.queries';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { accountsQuery, accountsSearch, type AccountsView, MAX_SEARCH, SEARCHES } from './accounts.queries';
import styles from './accounts-page.module.css';

export function AccountsPage() {
  const t = useTexts('mfe-admin');
  const state = useSearch(accountsSearch);
  const { view, hrefWith } = state;
  return (
    <>
      <AdminHeader title={t('accounts.title')} lead={t('accounts.lead')} />
      <ListTable
        title={t('accounts.title')}
        heading={t(view.search === '' ? 'accounts.newest' : 'accounts.found')}
        icon="users"
        query={useQuery(accountsQuery(view))}
        list={({ accounts, pagination }) => ({ rows: accounts, ...pagination })}
        page={view.page}
        hrefFor={(page) => hrefWith({ page })}
        totalText={({ count }) =>
          t(count < MAX_FOUND_ACCOUNTS ? 'accounts.total' : 'accounts.totalCut', { count })
        }
        filters={<AccountsSearch {...state} />}
        errorTitle={t('accounts.error')}
        empty={
          <EmptyState
            title={t('accounts.none.title')}
            hint={t(view.by === 'network' ? 'accounts.none.network' : 'accounts.none.text')}
            actions={
              <LinkButton href={hrefWith({ search: '', by: 'name', page: 1 })}>
                {t('accounts.none.action')}
              </LinkButton>
            }
          />
        }
        columns={useAccountColumns()}
        rowKey={({ id }) => id}
        isFlowing
      />
    </>
  );
}

const FORM_ID = 'accounts-search';

/** A GET form, so that the search works before the scripts run. */
function AccountsSearch({ view, hrefWith, set }: SearchLinks<AccountsView>) {
  const t = useTexts('mfe-admin');
  return (
    <div className={styles.search}>
      <SelectField
        {...selectChoices({ view, set }, 'by', SEARCHES, (by) => t(`accounts.search.${by}`))}
        label={t('accounts.search.by')}
        isLabelHidden
        form={FORM_ID}
      />
      <ListSearch
        id={FORM_ID}
        className={styles.field}
        label={t('accounts.search.label')}
        placeholder={t(`accounts.placeholder.${view.by}`)}
        defaultValue={view.search}
        maxLength={MAX_SEARCH}
        onSearch={(search) => set({ search })}
        clearHref={hrefWith({ search: '' })}
      />
    </div>
  );
}

const DAY = { dateStyle: 'medium' } as const;

function useAccountColumns(): DataColumn<FoundAccount>[] {
  const t = useTexts('mfe-admin');
  const { serverDate: date } = useFormat();
  return columnsOf(t, {
    'accounts.column.name': {
      onCard: 'title',
      cell: ({ id, name }) => <AccountLink id={id}>{name}</AccountLink>,
    },
    'accounts.column.state': {
      onCard: 'wide',
      isEmpty: ({ role, ban, isInGame }) => role === 'player' && ban === null && !isInGame,
      cell: (account) => (
        <span className={styles.badges}>
          <AccountBadges {...account} />
        </span>
      ),
    },
    'accounts.column.characters': {
      onCard: 'wide',
      isEmpty: ({ characterNames }) => characterNames.length === 0,
      cell: ({ characterNames }) =>
        characterNames.length === 0 ? (
          ABSENT
        ) : (
          <span className={styles.characters}>
            {characterNames.map((name) => (
              <bdi key={name}>{name}</bdi>
            ))}
          </span>
        ),
    },
    'accounts.column.created': optionalColumn(
      ({ createdAt }) => createdAt,
      (at) => (
        <Moment at={at} className={styles.at} title={date(at)}>
          {date(at, DAY)}
        </Moment>
      ),
      { isLabelled: true },
    ),
    'accounts.column.seen': optionalColumn(
      ({ lastSeenAt }) => lastSeenAt,
      (at) => <Moment at={at} className={styles.at} title={date(at)} />,
      { isLabelled: true },
    ),
  });
}
