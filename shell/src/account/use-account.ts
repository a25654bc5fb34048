import type { Role } from '@portico/contract';
import { type Account, ownAccountQuery, useSession } from '@portico/portal-kit';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { MINUTE_MS } from '@portico/domain';

/** Page with an account's password, sessions and second factor. */
export const SECURITY_PATH = '/dashboard/security';

/** Home of the signed-in user. */
export const DASHBOARD_PATH = '/dashboard';

const REFRESH_MS = MINUTE_MS;

/** Refreshes when the user returns, and each minute while the page is visible. Called once. */
export function useFreshAccount(): UseQueryResult<Account> {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  return useQuery({
    ...ownAccountQuery(),
    enabled: isAuthenticated,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
}

export function rolesOf({ isAdmin, isWebAdmin }: Account): Role[] {
  return [...(isAdmin ? ['admin' as const] : []), ...(isWebAdmin ? ['webAdmin' as const] : [])];
}
