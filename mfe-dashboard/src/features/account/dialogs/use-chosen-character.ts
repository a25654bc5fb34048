import type { AccountCharacter } from '../account.queries';
import { useAccountDialog } from '../use-account-dialog';

/** Which character a dialog is of: the one in the address, else the one given. */
export function useChosenCharacter(
  characters: readonly AccountCharacter[],
  fallback: AccountCharacter,
): AccountCharacter {
  const { characterId } = useAccountDialog();
  return characters.find(({ id }) => id === characterId) ?? fallback;
}
