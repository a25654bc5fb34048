import { PageMeta, QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, PageHeader, PageSkeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountCards } from './account-cards';
import { accountQuery } from './account.queries';
import { CharacterList } from './character-list';
import { QuickLinks } from './quick-links';
import { SecurityLinks } from './security-links';
import styles from './account-page.module.css';

export function AccountPage() {
  const t = useTexts('mfe-dashboard');
  const query = useQuery(accountQuery());
  return (
    <>
      <PageMeta title={t('account.meta.title')} description={t('account.meta.description')} noindex />
      <QueryStates query={query} skeleton={<PageSkeleton />}>
        {(account) => (
          <>
            <PageHeader
              title={t('account.title', { name: account.username })}
              lead={t('account.lead')}
              actions={
                <>
                  {account.loggedIn && <Badge tone="good">{t('account.inGame')}</Badge>}
                  {account.isAdmin && <Badge tone="accent">{t('account.admin')}</Badge>}
                </>
              }
            />
            <div className={styles.page}>
              <AccountCards account={account} />
              <CharacterList characters={account.characters} />
              <SecurityLinks />
              <QuickLinks />
            </div>
          </>
        )}
      </QueryStates>
    </>
  );
}
