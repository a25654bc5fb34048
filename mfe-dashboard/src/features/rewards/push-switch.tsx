import { useTexts } from '@portico/i18n';
import { Notice, Skeleton, SoftText } from '@portico/ui';
import { useId } from 'react';
import { voteErrorText } from '../../shared/voting/voting.queries';
import { ErrorNotice } from '../../shared/error-notice/error-notice';
import { usePush, type PushState } from './push/use-push';
import styles from './reminders.module.css';

export function PushSwitch() {
  const t = useTexts('mfe-dashboard');
  const { reminders, change, state } = usePush();
  return (
    <div className={styles.part}>
      <h3>{t('rewards.reminders.push.title')}</h3>
      <p className={styles.text}>{t('rewards.reminders.push.text')}</p>
      {reminders.data === undefined && reminders.error !== null ? (
        <ErrorNotice
          title={t('rewards.reminders.push.error')}
          error={reminders.error}
          isRetrying={reminders.isFetching}
          onRetry={() => void reminders.refetch()}
        />
      ) : (
        <PushControl state={state} isPending={change.isPending} onChange={change.mutate} />
      )}
      <div role="status">
        {/* The push service's own error text is for developers only. */}
        {change.error !== null && (
          <Notice tone="danger">{voteErrorText(change.error, t('rewards.reminders.push.failed'))}</Notice>
        )}
      </div>
    </div>
  );
}

function PushControl({
  state,
  isPending,
  onChange,
}: {
  state: PushState;
  isPending: boolean;
  onChange: (isWanted: boolean) => void;
}) {
  const t = useTexts('mfe-dashboard');
  const label = useId();
  if (state === 'checking') return <Skeleton shape="box" width="100%" height="44px" />;
  if (state === 'unsupported') return <Notice>{t('rewards.reminders.push.unsupported')}</Notice>;
  if (state === 'denied') return <Notice tone="warning">{t('rewards.reminders.push.denied')}</Notice>;
  const isOn = state === 'on';
  return (
    <>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={isOn}
        aria-labelledby={label}
        aria-busy={isPending || undefined}
        onClick={() => {
          if (!isPending) onChange(!isOn);
        }}
      >
        <span className={styles.track} aria-hidden="true" />
        <span className={styles.switchWords}>
          <span id={label} className={styles.switchLabel}>
            {t('rewards.reminders.push.label')}
          </span>
          <SoftText as="span">{t(`rewards.reminders.push.${isOn ? 'on' : 'off'}`)}</SoftText>
        </span>
      </button>
      {state === 'dismissed' && <Notice>{t('rewards.reminders.push.dismissed')}</Notice>}
    </>
  );
}
