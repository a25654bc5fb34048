import { errorText, kitText, requestIdOf } from '@portico/portal-kit';
import { Notice } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './failure-notice.module.css';

interface FailureNoticeProps {
  title: string;
  error: unknown;
  actions?: ReactNode;
  /** Replaces the text of the error. */
  children?: ReactNode;
}

/** A failed call, with the id under which the server logged it. */
export function FailureNotice({ title, error, actions, children = errorText(error) }: FailureNoticeProps) {
  const requestId = requestIdOf(error);
  return (
    <Notice tone="danger" role="alert" title={title} actions={actions}>
      <p>{children}</p>
      {requestId !== undefined && requestId !== '' && (
        <p className={styles.request}>
          {kitText('kit.error.requestId')} <code>{requestId}</code>
        </p>
      )}
    </Notice>
  );
}
