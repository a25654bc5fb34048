import { useTexts } from '@portico/i18n';
import { FormDialog } from '@portico/portal-kit/dialog';
import { useReplay, type Callback } from './votes.queries';
import { VerdictBadge } from './verdict-badge';
import styles from './callbacks-window.module.css';

interface ReplayDialogProps {
  callback: Callback;
  onClose: () => void;
}

/** Lets a proven vote that paid nothing be looked at once more, after a question. It outlives the button that opened it. */
export function ReplayDialog({ callback, onClose }: ReplayDialogProps) {
  const t = useTexts('mfe-admin');
  const sending = useReplay(callback.id);
  const { data } = sending;
  const name = callback.accountName ?? `#${callback.accountId ?? '?'}`;
  return (
    <FormDialog
      title={t('votes.replay.title')}
      sending={sending}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
      submitText={t('votes.replay.confirm')}
      outcome={
        data && (
          <p className={styles.outcome}>
            <VerdictBadge verdict={data.verdict} />
            {data.reason !== null && t(`votes.refusal.${data.reason}`)}
          </p>
        )
      }
    >
      <p>{callback.accountId === null ? t('votes.replay.textUnknown') : t('votes.replay.text', { name })}</p>
    </FormDialog>
  );
}
