import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { apiQuery, type Answer } from '../api/api-query';
import { useSession } from './session-store';

export type Account = Answer<'/api/auth/user'>;
export type AccountCharacter = Account['characters'][number];

/** Call for the signed-in account and its characters. Shell and remotes use the same answer. */
export function ownAccountQuery() {
  return apiQuery('/api/auth/user', { authenticated: true });
}

/** The signed-in account; no call is made while nobody is signed in. */
export function useOwnAccount(): UseQueryResult<Account> {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  return useQuery({ ...ownAccountQuery(), enabled: isAuthenticated });
}
