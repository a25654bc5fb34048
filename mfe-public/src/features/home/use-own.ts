import { useSession } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { accountQuery, ownRanksQuery, waitingQuery } from './home.queries';

/** What the reader has: nothing more is asked of an account that is banned, or of a session that has ended. */
export function useOwn() {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const { data: account } = useQuery({ ...accountQuery(), enabled: isAuthenticated });
  const enabled = isAuthenticated && account?.banned === false;
  const { data: ranks } = useQuery({ ...ownRanksQuery(), enabled });
  return enabled ? { characters: account.characters, ranks: ranks?.characters } : undefined;
}

/** What waits for the reader today. */
export function useOwnWaiting() {
  const enabled = useOwn() !== undefined;
  return useQuery({ ...waitingQuery(), enabled }).data;
}
