import { useTexts } from '@portico/i18n';
import { FormDialog } from '@portico/portal-kit/dialog';
import { Icon, Notice, Stack } from '@portico/ui';
import { ReasonField, useReason } from '../../shared/reason-field';
import { ReleaseTime, Version } from './release-cells';
import { type PastRollback, type ReleaseWay, useRollback } from './releases.queries';
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
  const ownNote = name === OWN_NAME && <OwnRemoteNote />;
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

/** A rollback leaves this page open, but the older version may have no releases board. */
function OwnRemoteNote() {
  const t = useTexts('mfe-admin');
  return (
    <Notice tone="warning" title={t('releases.rollback.own')}>
      <p>{t('releases.rollback.ownHint')}</p>
      <p>
        <code dir="ltr">npm run portico -- rollback {OWN_NAME}</code>
      </p>
    </Notice>
  );
}

export function RollbackList({ rollbacks }: { rollbacks: readonly PastRollback[] }) {
  const t = useTexts('mfe-admin');
  if (rollbacks.length === 0) return <p className={styles.soft}>{t('releases.past.none')}</p>;
  return (
    <ol className={styles.list}>
      {rollbacks.map((rollback) => (
        <li key={`${rollback.at} ${rollback.to}`} className={styles.entry}>
          <FromTo {...rollback} />
          <span className={styles.reason}>
            <bdi dir="auto">{rollback.reason}</bdi>
          </span>
          <span className={styles.soft}>
            <bdi>{rollback.by ?? t('releases.past.unknown')}</bdi> · <ReleaseTime time={rollback.at} />
          </span>
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
