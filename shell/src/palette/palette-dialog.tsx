import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTexts } from '@portico/i18n';
import styles from './palette.module.css';

/** The window of the palette on the native dialog: focus is kept inside, and Esc or a press beside it closes. */
export function PaletteDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useTexts('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed: only then does the focus return.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('search.label')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.frame}>{children}</div>
    </dialog>
  );
}
