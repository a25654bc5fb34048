import type { ReactNode } from 'react';
import { ModalDialog } from '../modal-dialog/modal-dialog';
import styles from './dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  /** Called on Esc, the close button or a press beside the dialog. */
  onClose: () => void;
  /** Keeps the dialog open while something is being sent. */
  isHeld?: boolean;
  title: ReactNode;
  closeText: string;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal for one decision, on the native dialog: centred where there is room, a sheet from below on phones. It opens with the focus on
 * its title, keeps the focus inside, and returns it when it closes. Its body may have a `DialogFooter`.
 */
export function Dialog(props: DialogProps) {
  return <ModalDialog {...props} isTitleFocused className={styles.root} />;
}

/** The buttons of a form in a dialog. They stay at its foot while the form scrolls; last child of the form. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
