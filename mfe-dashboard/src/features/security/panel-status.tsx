import { Notice } from '@portico/ui';
import { useEffect, useRef } from 'react';
import type { Status } from './use-status';
import styles from './security-page.module.css';

/** Status line of a panel. Present from the start, so that changes are announced; takes the focus, since the pressed button is often gone. */
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
