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

/** A modal that slides from an edge, for filters and menus on phones: focus stays inside and returns when it closes, Esc closes. */
export function Sheet({ side = 'end', className, ...modal }: SheetProps) {
  return <ModalDialog {...modal} className={classNames(styles[side], className)} />;
}
