import { PageMeta, QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, LostState, PageHeader, PageSkeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { AccountActions } from './account-actions';
import { AccountBalances } from './account-balances';
import { BanBadge, InGameBadge, RoleBadge } from './account-badges';
import { AccountCharacters } from './account-characters';
import { AccountFacts } from './account-facts';
import { accountQuery, type AdminAccount } from './accounts.queries';
import { AccountSessions } from './account-sessions';
import { AccountStory } from './account-story';
import styles from './account-page.module.css';

/** All that is known of an account, and what can be done about it. */
export function AccountPage() {
  const t = useTexts('mfe-admin');
  const { id = '' } = useParams();
  const query = useQuery(accountQuery(id));
  const back = <LinkButton href={paths.accounts}>{t('account.back')}</LinkButton>;
  return (
    <QueryStates
      query={query}
      errorTitle={t('account.error')}
      back={back}
      skeleton={<PageSkeleton height="40rem" />}
      notFound={
        <>
          <PageMeta title={t('account.missing.title')} description={t('account.missing.text')} noindex />
          <LostState
            titleLevel={1}
            title={t('account.missing.title')}
            hint={t('account.missing.text')}
            actions={back}
          />
        </>
      }
    >
      {(account) => <Account account={account} />}
    </QueryStates>
  );
}

function Account({ account }: { account: AdminAccount }) {
  const t = useTexts('mfe-admin');
  return (
    <>
      <PageMeta
        title={t('account.meta.named', { name: account.name })}
        description={t('account.meta.description')}
        noindex
      />
      <PageHeader
        eyebrow={t('account.title')}
        title={<bdi>{account.name}</bdi>}
        lead={
          <span className={styles.badges}>
            <span>#{account.id}</span>
            <RoleBadge role={account.role} />
            <BanBadge ban={account.ban} />
            {account.isInGame && <InGameBadge />}
            <span>{t('story.serverTime')}</span>
          </span>
        }
        actions={
          <LinkButton href={paths.accounts} variant="quiet" icon="search">
            {t('account.back')}
          </LinkButton>
        }
      />
      <div className={styles.page}>
        <AccountBalances balances={account.balances} />
        <div className={styles.columns}>
          <AccountFacts account={account} />
          <AccountActions account={account} />
        </div>
        <AccountCharacters characters={account.characters} />
        <AccountSessions sessions={account.sessions} />
        <AccountStory account={account} />
      </div>
    </>
  );
}
