import { UPGRADE_STATS, type UpgradeStat } from '@portico/domain';
import { useUrlState } from '@portico/portal-kit';
import type { AccountCharacter } from './account.queries';

export const ACCOUNT_DIALOGS = ['exchange', 'upgrade', 'disconnect', 'reset'] as const;
export type AccountDialog = (typeof ACCOUNT_DIALOGS)[number];

/** Whose dialog, and what it would raise. */
export interface DialogTarget {
  characterId?: number;
  stat?: UpgradeStat;
}

const CLOSED = { open: '', character: 0, stat: '' };

/** The dialog that the address opens, and addresses that open one: `hrefOf('upgrade', { characterId: 9, stat: 'maxmp' })`. */
export function useAccountDialog() {
  const { state, hrefWith, set } = useUrlState(CLOSED);
  return {
    /** Undefined while none is open. */
    name: ACCOUNT_DIALOGS.find((name) => name === state.open),
    /** 0 where the address names none. */
    characterId: state.character,
    stat: UPGRADE_STATS.find((stat) => stat === state.stat) ?? UPGRADE_STATS[0],
    hrefOf: (open: AccountDialog, { characterId = 0, stat }: DialogTarget = {}) =>
      hrefWith({ open, character: characterId, stat: stat ?? '' }),
    /** Another choice in the dialog, or another dialog in its place; the back button still closes it. */
    choose: ({ characterId, stat }: DialogTarget, open: string = state.open) =>
      set({ open, character: characterId ?? state.character, stat: stat ?? state.stat }, { replace: true }),
    /** Takes it out of the address. */
    clear: () => set(CLOSED, { replace: true }),
  };
}

/** Which character a dialog is of: the one in the address, else the one given. */
export function useChosenCharacter(
  characters: readonly AccountCharacter[],
  fallback: AccountCharacter,
): AccountCharacter {
  const { characterId } = useAccountDialog();
  return characters.find(({ id }) => id === characterId) ?? fallback;
}
