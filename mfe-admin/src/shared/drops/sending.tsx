import { ADMIN_REASON_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Button, FormField, Notice } from '@portico/ui';
import type { ReactNode, Ref } from 'react';
import { errorText, kitText } from '@portico/portal-kit';
import { requestIdOf } from './change-sets.queries';
import styles from './sending.module.css';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  isMissing: boolean;
  isReadOnly: boolean;
  ref: Ref<HTMLInputElement>;
}

/** Why drops are changed; it stands in the audit log. */
export function ReasonField({ value, onChange, isMissing, isReadOnly, ref }: ReasonFieldProps) {
  const t = useTexts('mfe-admin');
  return (
    <FormField
      ref={ref}
      name="reason"
      label={t('dropEdits.reason.label')}
      autoCapitalize="sentences"
      autoComplete="off"
      maxLength={ADMIN_REASON_MAX_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={t('dropEdits.reason.hint')}
      error={isMissing ? t('dropEdits.reason.missing') : undefined}
      readOnly={isReadOnly}
    />
  );
}

interface FailureNoticeProps {
  title: string;
  error: unknown;
  actions?: ReactNode;
}

/** What did not work and why, with the number that the server's log knows it by. */
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

interface UnconfirmedSendProps {
  /** What was sent, in words. */
  what: string;
  /** Why no answer came; undefined where the page was left before. */
  error: unknown;
  isSending: boolean;
  leaveText: string;
  onFinish: () => void;
  onLeave: () => void;
}

/** It was sent and nobody knows what came of it: it is finished by sending it again, and is applied once. */
export function UnconfirmedSend({
  what,
  error,
  isSending,
  leaveText,
  onFinish,
  onLeave,
}: UnconfirmedSendProps) {
  const t = useTexts('mfe-admin');
  return (
    <div className={styles.root}>
      <Notice tone="warning" role="alert" title={t('dropEdits.unconfirmed.title')}>
        <p>{what}</p>
        <p>{error === undefined ? t('dropEdits.unconfirmed.left') : errorText(error)}</p>
      </Notice>
      <p>{t('dropEdits.unconfirmed.once')}</p>
      <div className={styles.choices}>
        <Button size="large" variant="primary" icon="retry" isPending={isSending} onClick={onFinish}>
          {t('dropEdits.unconfirmed.finish')}
        </Button>
        <Button size="large" variant="quiet" disabled={isSending} onClick={onLeave}>
          {leaveText}
        </Button>
      </div>
    </div>
  );
}
