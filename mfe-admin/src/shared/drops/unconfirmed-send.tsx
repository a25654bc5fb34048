import { useTexts } from '@portico/i18n';
import { errorText } from '@portico/portal-kit';
import { Button, Notice } from '@portico/ui';
import styles from './unconfirmed-send.module.css';

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
