import { MAX_FOUND_ACCOUNTS } from '@portico/domain';
import { ListPages } from '@portico/game-ui';
import { PageMeta, QueryStates, type SearchLinks, useFormat, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { DataTable, EmptyState, LinkButton, PageHeader, SkeletonTable, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useAccountColumns } from './account-columns';
import { accountsQuery, accountsSearch, type AccountsView, type FoundAccount } from './accounts.queries';
import { AccountsSearch } from './accounts-search';
import styles from './accounts-page.module.css';

const ROWS = 12;
const COLUMNS = ['18%', '24%', '30%', '14%', '14%'];

/** Accounts by name, character, mail address or network; the newest where nothing is searched. */
export function AccountsPage() {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta title={t('accounts.meta.title')} description={t('accounts.meta.description')} noindex />
      <PageHeader eyebrow={t('frame.eyebrow')} title={t('accounts.title')} lead={t('accounts.lead')} />
      <AccountsWindow />
    </>
  );
}

function AccountsWindow() {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const state = useSearch(accountsSearch);
  const { view, hrefWith } = state;
  const query = useQuery(accountsQuery(view));
  const { total = 0, pages = 0 } = query.data?.pagination ?? {};
  return (
    <Window
      title={t(view.search === '' ? 'accounts.newest' : 'accounts.found')}
      icon="users"
      isFlush
      className={query.isPlaceholderData ? styles.waiting : undefined}
      actions={
        <span className={styles.total} role="status">
          {query.data &&
            t(total < MAX_FOUND_ACCOUNTS ? 'accounts.total' : 'accounts.totalCut', {
              formatted: number(total),
            })}
        </span>
      }
      footer={
        pages > 1 &&
        view.page <= pages && (
          <ListPages
            page={view.page}
            pages={pages}
            hrefFor={(page) => hrefWith({ page })}
            textOf={(text, numbers) => (text === 'label' ? t('accounts.pages') : t(`pages.${text}`, numbers))}
          />
        )
      }
    >
      <AccountsSearch {...state} />
      <QueryStates
        query={query}
        errorTitle={t('accounts.error')}
        skeleton={<SkeletonTable rows={ROWS} columns={COLUMNS} />}
        isEmpty={({ accounts }) => accounts.length === 0}
        empty={<NoAccounts {...state} />}
      >
        {({ accounts }) => <AccountsTable accounts={accounts} />}
      </QueryStates>
    </Window>
  );
}

function AccountsTable({ accounts }: { accounts: readonly FoundAccount[] }) {
  const t = useTexts('mfe-admin');
  return (
    <DataTable
      caption={t('accounts.title')}
      columns={useAccountColumns()}
      rows={accounts}
      rowKey={({ id }) => id}
    />
  );
}

function NoAccounts({ view, hrefWith }: SearchLinks<AccountsView>) {
  const t = useTexts('mfe-admin');
  return (
    <EmptyState
      title={t('accounts.none.title')}
      hint={t(view.by === 'network' ? 'accounts.none.network' : 'accounts.none.text')}
      actions={
        <LinkButton href={hrefWith({ search: '', by: 'name', page: 1 })}>
          {t('accounts.none.action')}
        </LinkButton>
      }
    />
  );
}
