import { useTexts } from '@portico/i18n';
import { QueryStates, usePortal, useIsAfter, useHasPage, type Account } from '@portico/portal-kit';
import { Skeleton, Window, LinkButton, ExternalLink, Icon, Link, type IconName, Notice } from '@portico/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { paths } from '../../paths';
import { voteStatusQuery } from '../../shared/voting/voting.queries';
import { AccountCards } from './account-cards';
import cards from './account-cards.module.css';
import { AccountDialogs } from './dialogs/account-dialogs';
import styles from './account-page.module.css';
import { AccountScene, VOTES_ID } from './account-scene';
import {
  watchedAccountQuery,
  grantsQuery,
  overviewQuery,
  useRefreshAccount,
  type Grants,
  ownCharacters,
  type OverviewState,
  playedCharacter,
  type OwnCharacter,
} from './account.queries';
import { AdminPanel, GiftsPanel, DemoGamePanel } from './account-panels';
import { CharacterList } from './characters/character-list';
import row from './characters/character-row.module.css';
import { KeptCharacters } from './characters/kept-characters';
import { useAccountDialog } from './use-account-dialog';
import type { VoteStatusState } from '../../shared/voting/use-server-now';
import { VotePanel, VotePanelSkeleton } from '../../shared/voting/vote-panel';

export function AccountPage() {
  const { voting } = usePortal().config;
  const account = useQuery(watchedAccountQuery());
  const overview = useQuery(overviewQuery());
  const grants = useQuery(grantsQuery());
  const votes = useQuery({ ...voteStatusQuery(), enabled: voting.sites > 0 });
  return (
    <>
      <AccountScene account={account.data} overview={overview.data} grants={grants.data} votes={votes.data} />
      <KeptCharacters account={account} overview={overview.data} />
      <QueryStates query={account} skeleton={<AccountSkeleton />}>
        {(data) => <AccountOverview account={data} overview={overview} grants={grants} votes={votes} />}
      </QueryStates>
    </>
  );
}

/** Longest wait for the gifts. They decide the position of everything below the characters. */
const GRANTS_WAIT_MS = 1000;

interface AccountOverviewProps {
  account: Account;
  overview: OverviewState;
  grants: Pick<UseQueryResult<Grants, Error>, 'data' | 'isPending'>;
  votes: VoteStatusState;
}

function AccountOverview({ account, overview, grants, votes }: AccountOverviewProps) {
  const t = useTexts('mfe-dashboard');
  const { demo } = usePortal();
  const isLate = useIsAfter(GRANTS_WAIT_MS);
  const isHeld = grants.isPending && !isLate;
  const refresh = useRefreshAccount();
  const characters = ownCharacters(account, overview.data);
  // A reachable game accepts purchases and grants at any time, and settles unconfirmed calls.
  const isReached = overview.data?.spending.inGame === true;
  return (
    <div className={styles.page}>
      {account.loggedIn && <InGameNotice characters={characters} isReached={isReached} />}
      {/* Spending waits although the account is out of the game. */}
      {!account.loggedIn && !isReached && overview.data?.presence === 'unsettled' && (
        <Notice tone="warning" title={t('account.unsettled.title')}>
          {t('account.unsettled.text')}
        </Notice>
      )}
      <AccountCards account={account} overview={overview} />
      <AdminPanel account={account} />
      <div id={VOTES_ID} className={styles.votes}>
        <VotePanel
          status={votes}
          isInGame={account.loggedIn && !isReached}
          onBalances={() => void refresh()}
        />
      </div>
      <CharacterList characters={characters} overview={overview} />
      {!isHeld && (
        <>
          <div className={styles.panels}>
            <GiftsPanel grants={grants.data} />
            <Window title={t('security.meta.title')} icon="key">
              <div className={styles.security}>
                <p className={styles.text}>{t('account.security.text')}</p>
                <div className={styles.links}>
                  <LinkButton href={paths.changePassword}>{t('account.security.changePassword')}</LinkButton>
                  <LinkButton href={paths.security} variant="quiet" iconEnd="arrowEnd">
                    {t('account.security.open')}
                  </LinkButton>
                </div>
              </div>
            </Window>
            {demo && account.characters.length > 0 && <DemoGamePanel account={account} />}
          </div>
          <QuickLinks />
        </>
      )}
      <AccountDialogs account={account} overview={overview} />
    </div>
  );
}

const CARDS = 5;
/** Most accounts have three characters. */
const ROWS = 3;

function AccountSkeleton() {
  const t = useTexts('mfe-dashboard');
  return (
    <div className={styles.page} aria-busy="true">
      <div className={cards.cards}>
        {Array.from({ length: CARDS }, (_, card) => (
          <Skeleton key={card} shape="box" width="100%" className={styles.card} />
        ))}
      </div>
      <VotePanelSkeleton />
      <Window title={t('characters.title')} icon="users" isFlush>
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className={row.waiting}>
            <Skeleton shape="box" width="100%" height="100%" />
          </div>
        ))}
      </Window>
    </div>
  );
}

const PAGES = [
  { key: 'wishes', href: paths.wishes, icon: 'heart' },
  { key: 'download', href: paths.download, icon: 'download' },
  { key: 'rankings', href: paths.rankings, icon: 'crown' },
  { key: 'market', href: paths.market, icon: 'store' },
  { key: 'database', href: paths.database, icon: 'sword' },
] as const satisfies readonly { key: string; href: string; icon: IconName }[];

function QuickLinks() {
  const t = useTexts('mfe-dashboard');
  const hasPage = useHasPage();
  const { chat } = usePortal().config.links;
  return (
    <nav aria-labelledby="account-links">
      <h2 id="account-links" className={styles.title}>
        {t('links.title')}
      </h2>
      <ul role="list" className={styles.quickLinks}>
        {chat !== undefined && (
          <li>
            <ExternalLink href={chat} className={styles.link}>
              <Icon name="chat" size={24} className={styles.icon} />
              {t('links.chat')}
              <Icon name="external" size={14} className={styles.end} />
            </ExternalLink>
          </li>
        )}
        {PAGES.filter(({ href }) => hasPage(href)).map(({ key, href, icon }) => (
          <li key={key}>
            <Link href={href} className={styles.link}>
              <Icon name={icon} size={24} className={styles.icon} />
              {t(`links.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface InGameNoticeProps {
  characters: readonly OwnCharacter[];
  /** The portal reaches the game, so purchases and gifts arrive at once. */
  isReached: boolean;
}

/** Explains which actions wait while the account is in the game, and offers a reset for an account that is stuck after a crash. */
function InGameNotice({ characters, isReached }: InGameNoticeProps) {
  const t = useTexts('mfe-dashboard');
  const { hrefOf } = useAccountDialog();
  const target = playedCharacter(characters) ?? characters[0];
  return (
    <Notice
      tone={isReached ? 'info' : 'warning'}
      title={t('account.playing.title')}
      actions={
        target && (
          <LinkButton size="small" icon="retry" href={hrefOf('reset', { characterId: target.id })}>
            {t('account.playing.stuck')}
          </LinkButton>
        )
      }
    >
      {t(isReached ? 'account.playing.reached' : 'account.playing.text')}
    </Notice>
  );
}
