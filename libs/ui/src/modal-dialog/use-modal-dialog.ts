import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useScrollLock } from '../scroll-lock/use-scroll-lock';

export interface ModalDialogOptions {
  isOpen: boolean;
  /** Esc, the back gesture of a phone, or a press beside it. */
  onClose: () => void;
  /** Blocks closing while an answer is pending. */
  isHeld?: boolean;
  /** Opens with the focus on its title, which is then read first; by default on the first thing that takes it. */
  isTitleFocused?: boolean;
}

/**
 * Opens a native dialog as a modal: focus is kept inside, and returns to where it was when it closes; the page behind stays where it is.
 * `dialog` is spread on the `<dialog>`.
 */
export function useModalDialog({ isOpen, onClose, isHeld = false, isTitleFocused }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isPressedBeside = useRef(false);
  useScrollLock(isOpen);

  // Closed before it is taken away: only then does the focus return.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOpen || !element) return;
    element.showModal();
    if (isTitleFocused) title.current?.focus();
    return () => element.close();
  }, [isOpen, isTitleFocused]);

  const close = () => {
    if (!isHeld) onClose();
  };

  const dialog = {
    ref,
    // A selection may end beside the dialog: only a press that began there closes.
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
    // Browsers close on the second Esc in a row, whatever was said to the first.
    onClose: () => {
      const element = ref.current;
      if (!isOpen || element === null || element.open) return;
      if (isHeld) element.showModal();
      else onClose();
    },
  };
  return { dialog, title, close };
}
