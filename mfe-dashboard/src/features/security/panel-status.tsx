import { Notice } from '@portico/ui';
import { useEffect, useRef } from 'react';
import type { Status } from './use-status';
import styles from './security-page.module.css';

/**
 * The place where a panel says what was done. It is there from the start, so that what comes into it is announced; the focus comes
 * too: what was pressed is often gone by then, and a keyboard would begin again at the top of the page.
 */
export function PanelStatus({ status }: { status: Status | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status !== undefined) place.current?.focus({ preventScroll: true });
  }, [status]);
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.status}>
      {status && (
        <Notice tone="good">
          <p>{status.text}</p>
        </Notice>
      )}
    </div>
  );
}
