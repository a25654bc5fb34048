import { useTexts } from '@portico/i18n';
import { errorText, useFormat } from '@portico/portal-kit';
import { Button, Notice } from '@portico/ui';
import type { ApplyRequest } from '../../../shared/drops/change-sets.queries';
import styles from './review.module.css';

interface UnconfirmedApplyProps {
  request: ApplyRequest;
  /** Why no answer came; undefined where the page was left before. */
  error: unknown;
  isSending: boolean;
  onFinish: () => void;
  onLeave: () => void;
}

/** It was sent and nobody knows what came of it: it is finished by sending it again, and is applied once. */
export function UnconfirmedApply({ request, error, isSending, onFinish, onLeave }: UnconfirmedApplyProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const count = request.body.changes.length;
  return (
    <div className={styles.outcome}>
      <Notice tone="warning" role="alert" title={t('drops.review.unconfirmed.title')}>
        <p>{t('drops.review.unconfirmed.what', { count, formatted: number(count) })}</p>
        <p>{error === undefined ? t('drops.review.unconfirmed.left') : errorText(error)}</p>
      </Notice>
      <p>{t('drops.review.unconfirmed.once')}</p>
      <div className={styles.choices}>
        <Button size="large" variant="primary" icon="retry" isPending={isSending} onClick={onFinish}>
          {t('drops.review.unconfirmed.finish')}
        </Button>
        <Button size="large" variant="quiet" disabled={isSending} onClick={onLeave}>
          {t('drops.review.unconfirmed.leave')}
        </Button>
      </div>
    </div>
  );
}
