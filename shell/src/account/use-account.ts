import type { Role } from '@portico/contract';
import { type Answer, apiQuery, useSession } from '@portico/portal-kit';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { MINUTE_MS } from '@portico/domain';

export type Account = Answer<'/api/auth/user'>;

/** Page with an account's password, sessions and second factor. */
export const SECURITY_PATH = '/dashboard/security';

/** Home of the signed-in user. */
export const DASHBOARD_PATH = '/dashboard';

/** Call for the signed-in account. The dashboard uses the same answer. */
export const ACCOUNT_QUERY = apiQuery('/api/auth/user', { authenticated: true });

const REFRESH_MS = MINUTE_MS;

/** The signed-in account, from the API; no call is made while nobody is signed in. */
export function useAccount(): UseQueryResult<Account> {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  return useQuery({ ...ACCOUNT_QUERY, enabled: isAuthenticated });
}

/** Refreshes when the user returns, and each minute while the page is visible. Called once. */
export function useFreshAccount(): UseQueryResult<Account> {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  return useQuery({
    ...ACCOUNT_QUERY,
    enabled: isAuthenticated,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
}

export function rolesOf({ isAdmin, isWebAdmin }: Account): Role[] {
  return [...(isAdmin ? ['admin' as const] : []), ...(isWebAdmin ? ['webAdmin' as const] : [])];
}
