import type { Account, AccountCharacter } from '@portico/portal-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Overview, OverviewCharacter } from '../account.queries';

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
