import type { ReactNode } from 'react';
import { classNames } from '@portico/ui/base';
import { ModalDialog } from '../modal-dialog/modal-dialog';
import styles from './sheet.module.css';

export interface SheetProps {
  isOpen: boolean;
  /** Esc, the close button, or a press beside the sheet. */
  onClose: () => void;
  title: ReactNode;
  closeText: string;
  /** `end` slides in from the side of reading's end, `bottom` rises from below. */
  side?: 'start' | 'end' | 'bottom';
  footer?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * A modal that slides from an edge, on the native dialog: focus is kept inside, Esc closes, focus returns to where it was.
 * Filters and menus on phones.
 */
export function Sheet({ side = 'end', className, ...modal }: SheetProps) {
  return <ModalDialog {...modal} className={classNames(styles[side], className)} />;
}
