import { useTexts } from '@portico/i18n';
import { FormDialog } from '@portico/portal-kit/dialog';
import { Icon, Notice, Stack, NumberField, SoftText } from '@portico/ui';
import { useState } from 'react';
import { ReasonField, useReason } from '../../shared/fields/reason-field';
import { ReleaseTime, Version } from './release-cells';
import { type PastRollback, type ReleaseWay, useRollback, useCanary } from './releases.queries';
import styles from './history-window.module.css';

/** The remote of this page. */
const OWN_NAME = 'mfe-admin';

interface RollbackDialogProps {
  name: string;
  from: string | null;
  to: string;
  way: ReleaseWay;
  /** Initial text of the reason. */
  reason?: string;
  onClose: () => void;
}

export function RollbackDialog({ name, from, to, way, reason: initial, onClose }: RollbackDialogProps) {
  const t = useTexts('mfe-admin');
  const { field, read } = useReason(initial);
  const sending = useRollback(name);
  const { data } = sending;
  const submit = () => {
    const reason = read();
    if (reason !== undefined) sending.mutate({ to, reason });
  };
  // A rollback leaves this page open, but the older version may have no releases board.
  const ownNote = name === OWN_NAME && (
    <Notice tone="warning" title={t('releases.rollback.own')}>
      <p>{t('releases.rollback.ownHint')}</p>
      <p>
        <code dir="ltr">npm run portico -- rollback {OWN_NAME}</code>
      </p>
    </Notice>
  );
  return (
    <FormDialog
      title={t(`releases.${way}.${data ? 'doneTitle' : 'title'}`, { name })}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      submitText={t(`releases.${way}.confirm`)}
      variant="danger"
      outcome={
        data && (
          <Stack>
            <FromTo from={data.from} to={data.to} />
            {ownNote}
            <p>{t('releases.rollback.done')}</p>
          </Stack>
        )
      }
    >
      <FromTo from={from} to={to} />
      <p>{t('releases.rollback.text')}</p>
      <ReasonField {...field} isReadOnly={sending.isPending} hint={t('releases.rollback.reasonHint')} />
      {ownNote}
    </FormDialog>
  );
}

export function RollbackList({ rollbacks }: { rollbacks: readonly PastRollback[] }) {
  const t = useTexts('mfe-admin');
  if (rollbacks.length === 0) return <SoftText>{t('releases.past.none')}</SoftText>;
  return (
    <ol className={styles.list}>
      {rollbacks.map((rollback) => (
        <li key={`${rollback.at} ${rollback.to}`} className={styles.entry}>
          <FromTo {...rollback} />
          <span className={styles.reason}>
            <bdi dir="auto">{rollback.reason}</bdi>
          </span>
          <SoftText as="span">
            <bdi>{rollback.by ?? t('releases.past.unknown')}</bdi> · <ReleaseTime time={rollback.at} />
          </SoftText>
        </li>
      ))}
    </ol>
  );
}

/** `from` is null if the remote was retired, so that no version was live. */
export function FromTo({ from, to }: { from: string | null; to: string }) {
  const t = useTexts('mfe-admin');
  return (
    <span className={styles.versions}>
      {from === null ? <span>{t('releases.past.retired')}</span> : <Version version={from} />}
      <Icon name="arrowEnd" size={16} />
      <Version version={to} />
    </span>
  );
}

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
