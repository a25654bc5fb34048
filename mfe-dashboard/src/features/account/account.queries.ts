import {
  apiQuery,
  ownAccountQuery,
  type Answer,
  type Account,
  type AccountCharacter,
} from '@portico/portal-kit';
import { useQueryClient, type Query, type UseQueryResult } from '@tanstack/react-query';
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

/** Today's reward for logging in. The menu of the account asks the same. */
export function waitingQuery() {
  return apiQuery('/api/voting/waiting', AUTHENTICATED);
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

/** A character of the account, with the details of the overview once they are loaded. */
export interface OwnCharacter extends AccountCharacter {
  standing: OverviewCharacter | undefined;
}

/** The overview query for the parts of the page: each part keeps its place while the query loads. */
export type OverviewState = Pick<
  UseQueryResult<Overview, Error>,
  'data' | 'error' | 'refetch' | 'isFetching'
>;

export function ownCharacters(account: Account, overview: Overview | undefined): OwnCharacter[] {
  const standings = new Map(overview?.characters.map((standing) => [standing.id, standing]));
  return account.characters.map((character) => ({ ...character, standing: standings.get(character.id) }));
}

/** The character that is in the game, if the overview shows one. */
export function playedCharacter(characters: readonly OwnCharacter[]): OwnCharacter | undefined {
  return characters.find(({ standing }) => standing?.isOnline);
}
