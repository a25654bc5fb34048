import { useTexts } from '@portico/i18n';
import { QueryStates, useSession } from '@portico/portal-kit';
import { EmptyState, Icon, Link, SoftText, Stack } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { AccountActions } from './account-actions';
import { AccountBadges } from './account-badges';
import { AccountCharacters, AccountSessions, AccountBalances, AccountFacts } from './account-tables';
import { AccountHistoryWindows, AccountStory } from './account-history';
import { adminAccountQuery, historyQuery } from './account.queries';
import styles from './account.module.css';

/** Waits for the history too: a late one would move the parts below. */
export function PlayerContent({ accountId }: { accountId: number }) {
  const t = useTexts('mfe-admin');
  const isWebAdmin = useSession(({ roles }) => roles.includes('webAdmin'));
  const query = useQuery(adminAccountQuery(accountId));
  const mayRead = isWebAdmin || query.data?.mayAct === true;
  const history = useQuery({ ...historyQuery(accountId), enabled: mayRead });
  const skeleton = '40rem';
  return (
    <QueryStates
      query={query}
      errorTitle={t('account.error')}
      notFound={<EmptyState title={t('account.missing.title')} hint={t('account.missing.text')} />}
      skeleton={skeleton}
    >
      {(account) =>
        history.isLoading ? (
          skeleton
        ) : (
          <Stack gap={3}>
            <div className={styles.drawerHead}>
              <h3 className={styles.name}>
                <bdi>{account.name}</bdi>
              </h3>
              <span>#{account.id}</span>
              <AccountBadges {...account} />
              <Link href={paths.account(account.id)} className={styles.toAccount}>
                {t('story.toAccount')}
                <Icon name="arrowEnd" size={16} />
              </Link>
              <SoftText as="span">{t('story.serverTime')}</SoftText>
            </div>
            <AccountActions account={account} isLine />
            <AccountBalances balances={account.balances} />
            <AccountFacts account={account} />
            <AccountCharacters {...account} />
            <AccountHistoryWindows account={account} />
            <AccountSessions sessions={account.sessions} />
            <AccountStory account={account} />
          </Stack>
        )
      }
    </QueryStates>
  );
}
