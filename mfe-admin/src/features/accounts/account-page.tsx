import { LostPage, PageMeta, QueryStates, useFormat, useSession } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { FactList, Link, LinkButton, PageSkeleton, StatRow, StatTile, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { useServerDate } from '../../shared/server-date/use-server-date';
import { StoryView } from '../../shared/story/story-view';
import { useStory } from '../../shared/story/use-story';
import { AccountActions } from './account-actions';
import { BanBadge, InGameBadge, RoleBadge, useBanText } from './account-badges';
import { AccountCharacters } from './account-characters';
import { AccountSessions } from './account-sessions';
import { accountQuery, type AdminAccount } from './accounts.queries';
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
        <LostPage title={t('account.missing.title')} hint={t('account.missing.text')} actions={back} />
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
      <AdminHeader
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

const ABSENT = '–';

/** Ban, mail address, second factor, when it was made and last seen, and what was found about it. */
function AccountFacts({ account }: { account: AdminAccount }) {
  const t = useTexts('mfe-admin');
  const { number, relativeTime } = useFormat();
  const date = useServerDate();
  const banText = useBanText();
  const { ban, addressBans, email, createdAt, lastSeenAt, suspicions } = account;
  const facts = [
    { key: 'ban', value: banText(ban) },
    ...(ban === null ? [] : [{ key: 'reason', value: ban.reason ?? t('account.ban.noReason') } as const]),
    ...(addressBans === 0
      ? []
      : [
          {
            key: 'addresses',
            value: t('account.ban.addresses', { formatted: number(addressBans) }),
          } as const,
        ]),
    {
      key: 'email',
      value:
        email === null
          ? ABSENT
          : t(account.emailConfirmed ? 'account.email.confirmed' : 'account.email.unconfirmed', { email }),
    },
    { key: 'factor', value: t(account.hasSecondFactor ? 'account.factor.on' : 'account.factor.off') },
    { key: 'created', value: createdAt === null ? ABSENT : date(createdAt) },
    { key: 'seen', value: lastSeenAt === null ? ABSENT : relativeTime(lastSeenAt) },
    {
      key: 'findings',
      value:
        suspicions === 0 ? (
          t('account.findings.none')
        ) : (
          <Link href={paths.suspicions}>{t('account.findings.some', { formatted: number(suspicions) })}</Link>
        ),
    },
  ] as const;
  return (
    <Window title={t('account.facts')} icon="user">
      <FactList facts={facts.map(({ key, value }) => ({ key, term: t(`account.fact.${key}`), value }))} />
    </Window>
  );
}

const BALANCES = ['nxCredit', 'votePoints', 'maplePoint', 'nxPrepaid', 'meso'] as const;

function AccountBalances({ balances }: Pick<AdminAccount, 'balances'>) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <StatRow isCompact className={styles.balances}>
      {BALANCES.map((balance) => (
        <StatTile
          key={balance}
          label={t(`account.balance.${balance}`)}
          className={balance === 'meso' ? styles.wide : undefined}
          value={<bdi>{number(balances[balance])}</bdi>}
        />
      ))}
    </StatRow>
  );
}

const LOGS = [
  { key: 'voteLog', path: paths.voteLog, role: 'admin' },
  { key: 'bossLog', path: paths.bossLog, role: 'admin' },
  { key: 'scrollingLog', path: paths.scrollingLog, role: 'webAdmin' },
  { key: 'nxLog', path: paths.nxCreditLog, role: 'webAdmin' },
  { key: 'inkwellLog', path: paths.inkwellLog, role: 'webAdmin' },
  { key: 'auditLog', path: paths.auditLog, role: 'webAdmin' },
] as const;
/** Further back than the week that logs begin with. */
const LOG_DAYS = 90;

/** What the account did lately, and the way to the logs of it. */
function AccountStory({ account: { id, name } }: { account: AdminAccount }) {
  const t = useTexts('mfe-admin');
  const story = useStory('168');
  const isWebAdmin = useSession(({ roles }) => roles.includes('webAdmin'));
  const logs = LOGS.filter(({ role }) => role === 'admin' || isWebAdmin);
  return (
    <Window title={t('story.title')} icon="scroll">
      <nav className={styles.logs} aria-label={t('account.logs')}>
        {logs.map(({ key, path }) => (
          <Link key={key} href={`${path}?days=${LOG_DAYS}&search=${encodeURIComponent(name)}`}>
            {t(`${key}.title`)}
          </Link>
        ))}
      </nav>
      <StoryView accountId={id} story={story} titleLevel={3} />
    </Window>
  );
}
