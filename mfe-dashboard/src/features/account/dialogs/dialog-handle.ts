import type { Account, Overview } from '../account.queries';

/** What the frame of a dialog gives to what is in it. */
export interface DialogHandle {
  close: () => void;
  /** Keeps it open while something is on its way. */
  hold: (isHeld: boolean) => void;
}

export interface AccountDialogProps {
  account: Account;
  overview: Overview;
  dialog: DialogHandle;
}
