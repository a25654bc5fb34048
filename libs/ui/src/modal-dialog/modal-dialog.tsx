import { type ReactNode, useId } from 'react';
import { classNames, IconButton } from '@portico/ui/base';
import styles from './modal-dialog.module.css';
import { type ModalDialogOptions, useModalDialog } from './use-modal-dialog';

export interface ModalDialogProps extends ModalDialogOptions {
  title: ReactNode;
  closeText: string;
  footer?: ReactNode;
  children: ReactNode;
  /** Position and width. */
  className?: string;
}

/** Base of every modal: title bar with a close button, scrolling body, fixed footer. `Dialog` and `Sheet` place it. */
export function ModalDialog(props: ModalDialogProps) {
  const { isOpen, isHeld, isTitleFocused, title, closeText, footer, children, className } = props;
  const { dialog, title: titleRef, close } = useModalDialog(props);
  const titleId = useId();
  return (
    <dialog {...dialog} className={classNames(styles.root, className)} aria-labelledby={titleId}>
      {isOpen && (
        <div className={styles.frame}>
          <div className={styles.bar}>
            <h2
              className={styles.title}
              id={titleId}
              ref={titleRef}
              tabIndex={isTitleFocused ? -1 : undefined}
            >
              {title}
            </h2>
            <IconButton
              icon="close"
              label={closeText}
              size="small"
              aria-disabled={isHeld || undefined}
              onClick={close}
            />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
