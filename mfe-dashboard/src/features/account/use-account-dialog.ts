import { UPGRADE_STATS, type UpgradeStat } from '@portico/domain';
import { defineSearch, integer, oneOf, useSearch, type AccountCharacter } from '@portico/portal-kit';

export const ACCOUNT_DIALOGS = ['exchange', 'upgrade', 'disconnect', 'reset'] as const;
export type AccountDialog = (typeof ACCOUNT_DIALOGS)[number];

export interface DialogTarget {
  characterId?: number;
  stat?: UpgradeStat;
}

const dialogSearch = defineSearch({
  open: oneOf(ACCOUNT_DIALOGS),
  /** 0 for none. */
  character: integer(0, 1),
  stat: oneOf(UPGRADE_STATS, UPGRADE_STATS[0]),
});
const CLOSED = { open: '', character: '', stat: '' } as const;

/** The dialog in the address, and addresses that open one: `hrefOf('upgrade', { characterId: 9, stat: 'maxmp' })`. */
export function useAccountDialog() {
  const { view, hrefWith, set } = useSearch(dialogSearch);
  return {
    /** Undefined if no dialog is open. */
    name: view.open,
    characterId: view.character,
    stat: view.stat,
    hrefOf: (open: AccountDialog, { characterId = 0, stat }: DialogTarget = {}) =>
      hrefWith({ open, character: characterId, stat }),
    /** Changes the choice, or switches the dialog; the back button still closes it. */
    choose: ({ characterId, stat }: DialogTarget, open = view.open) =>
      set({ open, character: characterId ?? view.character, stat: stat ?? view.stat }, { replace: true }),
    /** Removes the dialog from the address. */
    clear: () => set(CLOSED, { replace: true }),
  };
}

/** The character of a dialog: the one in the address, else `fallback`. */
export function useChosenCharacter(
  characters: readonly AccountCharacter[],
  fallback: AccountCharacter,
): AccountCharacter {
  const { characterId } = useAccountDialog();
  return characters.find(({ id }) => id === characterId) ?? fallback;
}
