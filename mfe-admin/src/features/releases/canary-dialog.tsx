import { useTexts } from '@portico/i18n';
import { FormDialog } from '@portico/portal-kit/dialog';
import { NumberField, Stack } from '@portico/ui';
import { useState } from 'react';
import { ReasonField, useReason } from '../../shared/reason-field';
import { useCanary } from './releases.queries';
import { FromTo } from './rollback-dialog';

/** Percent of the visitors. A smaller share takes too long to show anything; a larger one leaves too few others to compare with. */
const SHARES = { min: 1, max: 50, usual: 5 };

export type CanaryStep = 'start' | 'promote' | 'stop';

interface CanaryDialogProps {
  name: string;
  step: CanaryStep;
  /** The live version. */
  from: string;
  /** The version of the canary. */
  to: string;
  onClose: () => void;
}

export function CanaryDialog({ name, step, from, to, onClose }: CanaryDialogProps) {
  const t = useTexts('mfe-admin');
  const { field, read } = useReason();
  const [share, setShare] = useState(SHARES.usual);
  const sending = useCanary(name);
  const { data } = sending;
  const submit = () => {
    const reason = read();
    if (reason !== undefined) sending.mutate({ step, reason, version: to, share });
  };
  const versions = step === 'stop' ? <FromTo from={to} to={from} /> : <FromTo from={from} to={to} />;
  return (
    <FormDialog
      title={t(`releases.canary.${step}.${data ? 'doneTitle' : 'title'}`, { name })}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      submitText={t(`releases.canary.${step}.confirm`)}
      variant={step === 'stop' ? 'danger' : 'primary'}
      outcome={
        data && (
          <Stack>
            {versions}
            <p>{t(`releases.canary.${step}.text`)}</p>
          </Stack>
        )
      }
    >
      {versions}
      <p>{t(`releases.canary.${step}.text`)}</p>
      {step === 'start' && (
        <NumberField
          name="share"
          label={t('releases.canary.start.share')}
          min={SHARES.min}
          max={SHARES.max}
          step={1}
          required
          value={Number.isNaN(share) ? '' : share}
          onChange={(event) => setShare(event.target.valueAsNumber)}
          readOnly={sending.isPending}
        />
      )}
      <ReasonField {...field} isReadOnly={sending.isPending} hint={t('releases.rollback.reasonHint')} />
    </FormDialog>
  );
}
