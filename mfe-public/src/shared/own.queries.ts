import { apiQuery, useOwnAccount, useSession } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';

/** The reader's characters and their ranks; undefined without a session and for banned accounts, whose ranks are not requested. */
export function useOwn() {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const { data: account } = useOwnAccount();
  const enabled = isAuthenticated && account?.banned === false;
  const { data: overview } = useQuery({
    ...apiQuery('/api/dashboard/overview', { authenticated: true }),
    enabled,
  });
  return enabled ? { characters: account.characters, ranks: overview?.characters } : undefined;
}
