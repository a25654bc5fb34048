import type { UseQueryResult } from '@tanstack/react-query';
import type { Account, AccountCharacter, Overview, OverviewCharacter } from './account.queries';

/** A character of the account, with what the overview adds once it is there. */
export interface OwnCharacter extends AccountCharacter {
  standing: OverviewCharacter | undefined;
}

/** The overview query as parts of the page take it: each part keeps its place while it loads. */
export type OverviewState = Pick<
  UseQueryResult<Overview, Error>,
  'data' | 'error' | 'refetch' | 'isFetching'
>;

export function ownCharacters(account: Account, overview: Overview | undefined): OwnCharacter[] {
  const standings = new Map(overview?.characters.map((standing) => [standing.id, standing]));
  return account.characters.map((character) => ({ ...character, standing: standings.get(character.id) }));
}

/** The character that is in the game, where the game says so. */
export function playedCharacter(characters: readonly OwnCharacter[]): OwnCharacter | undefined {
  return characters.find(({ standing }) => standing?.isOnline);
}
