import { useTexts } from '@portico/i18n';
import { errorText } from '@portico/portal-kit';
import { Button, DialogFooter, Notice } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './pending-form.module.css';

export interface UnconfirmedPanelProps {
  /** Why no answer came; undefined where the page was left before. */
  error: unknown;
  isSending: boolean;
  onFinish: () => void;
  /** To the form, for something else. */
  onLeave: () => void;
  /** What was sent. */
  children: ReactNode;
}

/** Something was sent and nobody knows what came of it: it is finished by sending it again, and counts once. */
export function UnconfirmedPanel(props: UnconfirmedPanelProps) {
  const { error, isSending, onFinish, onLeave, children } = props;
  const t = useTexts('mfe-dashboard');
  return (
    <div className={styles.panel}>
      <Notice tone="warning" role="alert" title={t('dialog.unconfirmed.title')}>
        <p className={styles.request}>{children}</p>
        <p>{error === undefined ? t('dialog.unconfirmed.left') : errorText(error)}</p>
      </Notice>
      <p>{t('dialog.unconfirmed.once')}</p>
      <DialogFooter>
        <Button size="large" variant="quiet" disabled={isSending} onClick={onLeave}>
          {t('dialog.unconfirmed.leave')}
        </Button>
        <Button size="large" variant="primary" icon="retry" isPending={isSending} onClick={onFinish}>
          {isSending ? t('dialog.unconfirmed.pending') : t('dialog.unconfirmed.finish')}
        </Button>
      </DialogFooter>
    </div>
  );
}
