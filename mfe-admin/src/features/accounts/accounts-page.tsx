import { MAX_FOUND_ACCOUNTS } from '@portico/domain';
import { PageMeta, type SearchLinks, useSearch } from '@portico/portal-kit';
import { ListWindow } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton, PageHeader } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useAccountColumns } from './account-columns';
import { accountsQuery, accountsSearch, type AccountsView } from './accounts.queries';
import { AccountsSearch } from './accounts-search';

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
  const state = useSearch(accountsSearch);
  const { view, hrefWith } = state;
  return (
    <ListWindow
      title={t(view.search === '' ? 'accounts.newest' : 'accounts.found')}
      caption={t('accounts.title')}
      icon="users"
      query={useQuery(accountsQuery(view))}
      list={({ accounts, pagination }) => ({ rows: accounts, ...pagination })}
      page={view.page}
      hrefFor={(page) => hrefWith({ page })}
      totalText={({ count, formatted }) =>
        t(count < MAX_FOUND_ACCOUNTS ? 'accounts.total' : 'accounts.totalCut', { formatted })
      }
      filters={<AccountsSearch {...state} />}
      errorTitle={t('accounts.error')}
      empty={<NoAccounts {...state} />}
      columns={useAccountColumns()}
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
