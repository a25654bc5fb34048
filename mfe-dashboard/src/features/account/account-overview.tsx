import { useIsAfter, usePortal } from '@portico/portal-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { AccountCards } from './account-cards';
import { AdminPanel } from './admin-panel';
import { AccountDialogs } from './account-dialogs';
import { useRefreshAccount, type Account, type Grants } from './account.queries';
import { CharacterList } from './character-list';
import { DemoGamePanel } from './demo-game-panel';
import { GiftsPanel } from './gifts-panel';
import { InGameNotice, UnsettledNotice } from './in-game-notice';
import { ownCharacters, type OverviewState } from './own-character';
import { QuickLinks } from './quick-links';
import { SecurityLinks } from './security-links';
import type { VoteStatusState } from './voting/use-server-now';
import { VotePanel } from './voting/vote-panel';
import styles from './account-overview.module.css';

/** Gifts decide where everything below the characters stands: wait this long for them. */
const GRANTS_WAIT_MS = 1000;

export interface AccountOverviewProps {
  account: Account;
  overview: OverviewState;
  grants: Pick<UseQueryResult<Grants, Error>, 'data' | 'isPending'>;
  votes: VoteStatusState;
}

export function AccountOverview({ account, overview, grants, votes }: AccountOverviewProps) {
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
      {!account.loggedIn && !isReached && overview.data?.presence === 'unsettled' && <UnsettledNotice />}
      <AccountCards account={account} overview={overview} />
      <AdminPanel account={account} />
      <VotePanel status={votes} isInGame={account.loggedIn && !isReached} onBalances={() => void refresh()} />
      <CharacterList characters={characters} overview={overview} />
      {!isHeld && (
        <>
          <div className={styles.panels}>
            <GiftsPanel grants={grants.data} />
            {demo && account.characters.length > 0 && <DemoGamePanel account={account} />}
            <SecurityLinks />
          </div>
          <QuickLinks />
        </>
      )}
      <AccountDialogs account={account} overview={overview} />
    </div>
  );
}
