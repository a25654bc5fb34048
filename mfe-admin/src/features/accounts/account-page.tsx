import { PageMeta } from '@portico/portal-kit';
import { DetailPage } from '@portico/portal-kit/detail-page';
import { useTexts } from '@portico/i18n';
import { LinkButton, PageSkeleton, Stack } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { AccountActions } from '../../shared/account/account-actions';
import { AccountBadges } from '../../shared/account/account-badges';
import {
  AccountCharacters,
  AccountSessions,
  AccountBalances,
  AccountFacts,
} from '../../shared/account/account-tables';
import { AccountHistoryWindows, AccountStory } from '../../shared/account/account-history';
import { adminAccountQuery, type AdminAccount } from '../../shared/account/account.queries';
import accountStyles from '../../shared/account/account.module.css';
import { AdminHeader } from '../../shared/admin-frame/admin-header';

export function AccountPage() {
  const t = useTexts('mfe-admin');
  const { id = '' } = useParams();
  return (
    <DetailPage
      query={useQuery(adminAccountQuery(id))}
      errorTitle={t('account.error')}
      lost={{ title: t('account.missing.title'), hint: t('account.missing.text') }}
      back={{ href: paths.accounts, text: t('account.back') }}
      skeleton={<PageSkeleton height="40rem" />}
    >
      {(account) => <Account account={account} />}
    </DetailPage>
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
      <AdminHeader
        eyebrow={t('account.meta.title')}
        title={<bdi>{account.name}</bdi>}
        lead={
          <span className={accountStyles.badges}>
            <span>#{account.id}</span>
            <AccountBadges {...account} />
            <span>{t('story.serverTime')}</span>
          </span>
        }
        actions={
          <LinkButton href={paths.accounts} variant="quiet" icon="search">
            {t('account.back')}
          </LinkButton>
        }
      />
      <Stack gap={2}>
        <AccountBalances balances={account.balances} />
        <div className={accountStyles.columns}>
          <AccountFacts account={account} />
          <AccountActions account={account} />
        </div>
        <AccountCharacters {...account} />
        <AccountHistoryWindows account={account} />
        <AccountSessions sessions={account.sessions} />
        <AccountStory account={account} />
      </Stack>
    </>
  );
}
