import { errorText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Dialog, FormError } from '@portico/ui';
import { useDecide, type PointsRequest } from './points.queries';
import { useAmountText } from './use-amount-text';
import styles from './requests-windows.module.css';

/** What is about to be done with a request. */
export interface Decision {
  request: PointsRequest;
  /** `withdraw` is the refusal of one's own. */
  kind: 'approve' | 'refuse' | 'withdraw';
}

/** Asks once more before points are given or refused. */
export function DecideDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const t = useTexts('mfe-admin');
  const amountText = useAmountText();
  const { request, kind } = decision;
  const isApproval = kind === 'approve';
  const { mutate, error, isPending, submittedAt } = useDecide(request.id, isApproval ? 'approve' : 'refuse');
  const words = { name: request.characterName, amount: amountText(request.amount, request.pointType) };
  return (
    <Dialog
      isOpen
      isHeld={isPending}
      onClose={onClose}
      title={t(`points.decide.${kind}.title`)}
      closeText={t('points.decide.cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t('points.decide.cancel')}
          </Button>
          <Button
            variant={isApproval ? 'primary' : 'danger'}
            isPending={isPending}
            onClick={() => mutate(undefined, { onSuccess: onClose })}
          >
            {t(`points.decide.${kind}.button`)}
          </Button>
        </>
      }
    >
      <p>{t(`points.decide.${kind}.text`, words)}</p>
      {request.reason !== '' && (
        <blockquote className={styles.quote}>
          <bdi dir="auto">{request.reason}</bdi>
        </blockquote>
      )}
      {error !== null && <FormError attempt={submittedAt}>{errorText(error)}</FormError>}
    </Dialog>
  );
}
