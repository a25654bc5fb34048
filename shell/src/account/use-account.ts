import type { Role } from '@portico/contract';
import { type Account, ownAccountQuery, useSession, isServedAnswer, session } from '@portico/portal-kit';
import { useQuery, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '@portico/domain';
import { useEffect, useRef } from 'react';

/** Page with an account's password, sessions and second factor. */
export const SECURITY_PATH = '/dashboard/security';

/** Home of the signed-in user. */
export const DASHBOARD_PATH = '/dashboard';

export const WISHES_PATH = '/wishes';

export const ADMIN_PATH = '/admin';

const REFRESH_MS = MINUTE_MS;

/** Refreshes when the user returns, and each minute while the page is visible. Called once. */
export function useFreshAccount(): UseQueryResult<Account> {
  const isAuthenticated = useSession((state) => state.isAuthenticated);
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

/**
 * Clears cached answers when another account, or none, is signed in. The guards have removed protected pages by then; other answers
 * about the account are refreshed. A page that is not hydrated yet keeps the answers it was rendered from.
 */
export function useAccountCache(): void {
  const queries = useQueryClient();
  const token = useSession((state) => state.token);
  const previous = useRef(session.getState().token);
  useEffect(() => {
    const { token: current } = session.getState();
    if (previous.current === current) return;
    previous.current = current;
    queries.removeQueries({ type: 'inactive', predicate: (query) => !isServedAnswer(query) });
    void queries.resetQueries({ predicate: ({ meta }) => meta?.authenticated === true });
  }, [queries, token]);
}
