import { errorText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Dialog, FormError } from '@portico/ui';
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
  const { data, error, isPending, mutate, submittedAt } = useReplay(callback.id);
  const name = callback.accountName ?? `#${callback.accountId ?? '?'}`;
  return (
    <Dialog
      isOpen
      isHeld={isPending}
      onClose={onClose}
      title={t('votes.replay.title')}
      closeText={t('votes.replay.close')}
      footer={
        <>
          <Button onClick={onClose}>{t(data ? 'votes.replay.close' : 'votes.replay.cancel')}</Button>
          {data === undefined && (
            <Button variant="primary" isPending={isPending} onClick={() => mutate()}>
              {t('votes.replay.confirm')}
            </Button>
          )}
        </>
      }
    >
      <p>{callback.accountId === null ? t('votes.replay.textUnknown') : t('votes.replay.text', { name })}</p>
      <p role="status" className={styles.outcome}>
        {data && (
          <>
            <VerdictBadge verdict={data.verdict} />
            {data.reason !== null && t(`votes.refusal.${data.reason}`)}
          </>
        )}
      </p>
      {error !== null && <FormError attempt={submittedAt}>{errorText(error)}</FormError>}
    </Dialog>
  );
}
