import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../button/button';
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
export function Sheet({
  isOpen,
  onClose,
  title,
  closeText,
  side = 'end',
  footer,
  children,
  className,
}: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    return () => element.close();
  }, [isOpen]);

  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.root, styles[side], className)}
      aria-labelledby={titleId}
      onClick={closeFromBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen && (
        <div className={styles.frame}>
          <div className={styles.bar}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <IconButton icon="close" label={closeText} size="small" onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
