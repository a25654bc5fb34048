import { errorText, kitText, requestIdOf } from '@portico/portal-kit';
import { Notice } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './failure-notice.module.css';

interface FailureNoticeProps {
  title: string;
  error: unknown;
  actions?: ReactNode;
}

export function FailureNotice({ title, error, actions }: FailureNoticeProps) {
  const requestId = requestIdOf(error);
  return (
    <Notice tone="danger" role="alert" title={title} actions={actions}>
      <p>{errorText(error)}</p>
      {requestId !== undefined && requestId !== '' && (
        <p className={styles.request}>
          {kitText('kit.error.requestId')} <code>{requestId}</code>
        </p>
      )}
    </Notice>
  );
}
