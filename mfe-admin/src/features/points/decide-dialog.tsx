import { useTexts } from '@portico/i18n';
import { FormDialog } from '@portico/portal-kit/dialog';
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
  const sending = useDecide(request.id, isApproval ? 'approve' : 'refuse');
  const words = { name: request.characterName, amount: amountText(request.amount, request.pointType) };
  return (
    <FormDialog
      title={t(`points.decide.${kind}.title`)}
      sending={sending}
      onSubmit={() => sending.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
      submitText={t(`points.decide.${kind}.button`)}
      variant={isApproval ? 'primary' : 'danger'}
    >
      <p>{t(`points.decide.${kind}.text`, words)}</p>
      {request.reason !== '' && (
        <blockquote className={styles.quote}>
          <bdi dir="auto">{request.reason}</bdi>
        </blockquote>
      )}
    </FormDialog>
  );
}
