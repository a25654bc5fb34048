import { classNames, IconButton } from '@portico/ui/base';
import {
  type ReactNode,
  useId,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useScrollLock } from '../scroll-lock/use-scroll-lock';
import styles from './modal-dialog.module.css';

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

interface ModalDialogOptions {
  isOpen: boolean;
  /** Esc, the back gesture of a phone, or a press beside it. */
  onClose: () => void;
  /** Blocks closing while an answer is pending. */
  isHeld?: boolean;
  /** Opens with the focus on the field with `data-first-focus`, else on its title, which is then read first; by default on the first focusable element. */
  isTitleFocused?: boolean;
}

/** Opens a native dialog as a modal: focus stays inside and returns, the page behind does not scroll. `dialog` is spread on the `<dialog>`. */
function useModalDialog({ isOpen, onClose, isHeld = false, isTitleFocused }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isPressedBeside = useRef(false);
  useScrollLock(isOpen);

  // Closed before it is removed: only then does the focus return.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOpen || !element) return;
    element.showModal();
    if (isTitleFocused) {
      const first = element.querySelector<HTMLElement>('[data-first-focus]');
      (first ?? title.current)?.focus();
    }
    return () => element.close();
  }, [isOpen, isTitleFocused]);

  const close = () => {
    if (!isHeld) onClose();
  };

  const dialog = {
    ref,
    // A text selection may end beside the dialog, so only a press that began there closes it.
    onPointerDown: (event: PointerEvent) => {
      isPressedBeside.current = event.target === ref.current;
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current && isPressedBeside.current) close();
    },
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      close();
    },
    // Browsers close on the second Esc in a row, even if the first was prevented.
    onClose: () => {
      const element = ref.current;
      if (!isOpen || element === null || element.open) return;
      if (isHeld) element.showModal();
      else onClose();
    },
  };
  return { dialog, title, close };
}
