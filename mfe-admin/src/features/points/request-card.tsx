import { CurrencyPicture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, SoftText, Stack } from '@portico/ui';
import { FormDialog } from '@portico/portal-kit/dialog';
import { AccountLink } from '../../shared/account/account-link';
import { type PointsRequest, useDecide } from './points.queries';
import { useAmountText } from './use-points-form';
import styles from './requests-windows.module.css';

interface RequestCardProps {
  request: PointsRequest;
  onDecide: (decision: Decision) => void;
}

export function RequestCard({ request, onDecide }: RequestCardProps) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const amountText = useAmountText();
  const { pointType, amount, characterName, accountId, reason, note, askedBy, at, isOwn, mayDecide } =
    request;
  const given = amountText(amount, pointType);
  const refusal = t(isOwn ? 'points.decide.withdraw.button' : 'points.decide.refuse.button');
  const labelOf = (act: string) => t('points.decide.of', { act, amount: given, name: characterName });
  const asked = { name: askedBy ?? t('frame.gone'), when: format.relativeTime(at) };
  return (
    <li className={styles.card}>
      <CurrencyPicture kind={pointType === 'nx' ? 'NX' : 'VP'} size={36} />
      <Stack gap={1}>
        <p className={styles.what}>
          <strong>{given}</strong> <AccountLink id={accountId}>{characterName}</AccountLink>
        </p>
        {reason !== '' && (
          <p className={styles.reason}>
            <bdi dir="auto">{reason}</bdi>
          </p>
        )}
        {note !== '' && (
          <SoftText>
            {t('points.form.note')}: <bdi dir="auto">{note}</bdi>
          </SoftText>
        )}
        <SoftText title={format.date(at)}>
          {isOwn ? t('points.waiting.askedByYou', asked) : t('points.waiting.askedBy', asked)}
        </SoftText>
        {isOwn && <p className={styles.own}>{t('points.waiting.own')}</p>}
      </Stack>
      <div className={styles.actions}>
        {mayDecide && (
          <Button
            icon="check"
            aria-label={labelOf(t('points.decide.approve.button'))}
            onClick={() => onDecide({ request, kind: 'approve' })}
          >
            {t('points.decide.approve.button')}
          </Button>
        )}
        {(mayDecide || isOwn) && (
          <Button
            aria-label={labelOf(refusal)}
            onClick={() => onDecide({ request, kind: isOwn ? 'withdraw' : 'refuse' })}
          >
            {refusal}
          </Button>
        )}
      </div>
    </li>
  );
}

export interface Decision {
  request: PointsRequest;
  /** `withdraw` rejects one's own request. */
  kind: 'approve' | 'refuse' | 'withdraw';
}

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
