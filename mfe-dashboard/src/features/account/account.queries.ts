import { apiQuery, ownAccountQuery, type Answer } from '@portico/portal-kit';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Details that the account itself lacks, such as the places of characters and their possible actions. */
export type Overview = Answer<'/api/dashboard/overview'>;
export type OverviewCharacter = Overview['characters'][number];

export type Grants = Answer<'/api/ledger/grants'>;

const AUTHENTICATED = { authenticated: true } as const;
/** The game may have changed the account: refresh when the user returns. */
const WATCHED = { refetchOnWindowFocus: 'always' } as const;

export function watchedAccountQuery() {
  return { ...ownAccountQuery(), ...WATCHED };
}

export function overviewQuery() {
  return { ...apiQuery('/api/dashboard/overview', AUTHENTICATED), ...WATCHED };
}

export function grantsQuery() {
  return { ...apiQuery('/api/ledger/grants', AUTHENTICATED), ...WATCHED };
}

/** Queries that may change with spending, a grant, a vote or leaving the game. */
const CHANGING = [
  '/api/auth/user',
  '/api/dashboard/overview',
  '/api/ledger',
  '/api/voting/status',
  '/api/voting/rewards',
];

/** Refreshes balances, characters, ledger and votes after an action, and drops the cached answers of closed pages. */
export function useRefreshAccount(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => {
    const predicate = ({ queryKey: [address] }: Query) =>
      CHANGING.some((start) => typeof address === 'string' && address.startsWith(start));
    queries.removeQueries({ predicate, type: 'inactive' });
    return queries.invalidateQueries({ predicate });
  }, [queries]);
}
