import type { ReactNode } from 'react';
import { ModalDialog } from '../modal-dialog/modal-dialog';
import styles from './dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  /** Esc, the close button, or a press beside the dialog. */
  onClose: () => void;
  /** None of them closes it: what was sent from it is on its way. */
  isHeld?: boolean;
  title: ReactNode;
  closeText: string;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal for one decision, on the native dialog: in the middle where there is room, a sheet from below on phones. It opens with the focus
 * on its title, keeps it inside, and gives it back when it closes. Its body may bring a `DialogFooter` of its own.
 */
export function Dialog(props: DialogProps) {
  return <ModalDialog {...props} isTitleFocused className={styles.root} />;
}

/** The buttons of a form in a dialog, at its foot while the form scrolls; the last child of the form. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
