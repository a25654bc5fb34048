import { apiQuery, type Answer } from '@portico/portal-kit';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback } from 'react';

export type Account = Answer<'/api/auth/user'>;
export type AccountCharacter = Account['characters'][number];

/** What the account lacks: where its characters stand, and what can be done with them. */
export type Overview = Answer<'/api/dashboard/overview'>;
export type OverviewCharacter = Overview['characters'][number];

export type Grants = Answer<'/api/ledger/grants'>;

const AUTHENTICATED = { authenticated: true } as const;
/** Whoever comes back from the game sees what it has changed. */
const WATCHED = { refetchOnWindowFocus: 'always' } as const;

export function accountQuery() {
  return { ...apiQuery('/api/auth/user', AUTHENTICATED), ...WATCHED };
}

export function overviewQuery() {
  return { ...apiQuery('/api/dashboard/overview', AUTHENTICATED), ...WATCHED };
}

export function grantsQuery() {
  return { ...apiQuery('/api/ledger/grants', AUTHENTICATED), ...WATCHED };
}

/** What spending, a grant, a vote and leaving the game change. */
const CHANGING = [
  '/api/auth/user',
  '/api/dashboard/overview',
  '/api/ledger',
  '/api/voting/status',
  '/api/voting/rewards',
];

/** Asks again for balances, characters, ledger and votes: what was just done may have changed any of it. Pages that are not open forget what they knew. */
export function useRefreshAccount(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => {
    const predicate = ({ queryKey: [address] }: Query) =>
      CHANGING.some((start) => typeof address === 'string' && address.startsWith(start));
    queries.removeQueries({ predicate, type: 'inactive' });
    return queries.invalidateQueries({ predicate });
  }, [queries]);
}
