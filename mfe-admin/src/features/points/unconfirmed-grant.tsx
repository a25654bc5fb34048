import { errorText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Notice } from '@portico/ui';
import type { AddPoints } from './points.queries';
import { useAmountText } from './use-amount-text';
import styles from './grant-window.module.css';

interface UnconfirmedGrantProps {
  request: AddPoints;
  /** Why no answer came; undefined where the page was left before. */
  error: unknown;
  isSending: boolean;
  onFinish: () => void;
  onLeave: () => void;
}

/** It was sent and nobody knows what came of it: it is finished by sending it again, and counts once. */
export function UnconfirmedGrant({ request, error, isSending, onFinish, onLeave }: UnconfirmedGrantProps) {
  const t = useTexts('mfe-admin');
  const amountText = useAmountText();
  const { characterName: name, amount, pointType } = request;
  return (
    <div className={styles.panel}>
      <Notice tone="warning" role="alert" title={t('points.unconfirmed.title')}>
        <p className={styles.request}>
          {t('points.unconfirmed.request', { name, amount: amountText(amount, pointType) })}
        </p>
        <p>{error === undefined ? t('points.unconfirmed.left') : errorText(error)}</p>
      </Notice>
      <p>{t('points.unconfirmed.once')}</p>
      <div className={styles.buttons}>
        <Button size="large" variant="primary" icon="retry" isPending={isSending} onClick={onFinish}>
          {t(isSending ? 'points.unconfirmed.pending' : 'points.unconfirmed.finish')}
        </Button>
        <Button size="large" variant="quiet" disabled={isSending} onClick={onLeave}>
          {t('points.unconfirmed.leave')}
        </Button>
      </div>
    </div>
  );
}
