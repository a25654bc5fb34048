import { dayNumber, weekOf, writtenDay } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { ErrorNotice, usePortal } from '@portico/portal-kit';
import { Button, FormError, Window, Notice, Skeleton, SoftText } from '@portico/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useSiteName } from '../../shared/voting/use-site-name';
import { voteErrorText, voteStatusQuery } from '../../shared/voting/voting.queries';
import { usePush, type PushState } from './push/use-push';
import styles from './reminders-window.module.css';

export function RemindersWindow() {
  const t = useTexts('mfe-dashboard');
  const hasSites = usePortal().config.voting.sites > 0;
  return (
    <Window title={t('rewards.reminders.title')} icon="clock" className={hasSites ? undefined : styles.wide}>
      <div className={styles.parts}>
        <CalendarFile />
        {hasSites && <PushSwitch />}
      </div>
    </Window>
  );
}

function CalendarFile() {
  const t = useTexts('mfe-dashboard');
  const { language, config } = usePortal();
  const queries = useQueryClient();
  const nameOf = useSiteName();
  const hasSites = config.voting.sites > 0;
  const saving = useMutation({
    mutationFn: async () => {
      const making = import(/* webpackChunkName: "reminder-file" */ './calendar/reminder-events');
      const status = hasSites ? await queries.fetchQuery({ ...voteStatusQuery(), staleTime: 0 }) : undefined;
      const now = status?.now ?? Date.now();
      const { zone } = config.time;
      const { saveReminderFile } = await making;
      saveReminderFile({
        language,
        name: config.site.name,
        now,
        zone,
        sites: status?.sites ?? [],
        saturday: writtenDay(weekOf(dayNumber(now, zone)).saturday),
        texts: {
          vote: (site) => t('rewards.reminders.file.vote', { site: nameOf(site) }),
          voteText: (site) => t('rewards.reminders.file.voteText', { site: nameOf(site) }),
          week: t('rewards.reminders.file.week'),
          weekText: t('rewards.reminders.file.weekText'),
        },
      });
    },
  });
  return (
    <div className={styles.part}>
      <h3>{t('rewards.reminders.file.title')}</h3>
      <p className={styles.text}>{t(`rewards.reminders.file.${hasSites ? 'text' : 'textWeek'}`)}</p>
      <Button
        icon="download"
        isPending={saving.isPending}
        className={styles.button}
        onClick={() => saving.mutate()}
      >
        {t('rewards.reminders.file.save')}
      </Button>
      {saving.error !== null && (
        <FormError attempt={saving.submittedAt}>
          {voteErrorText(saving.error, t('rewards.reminders.file.error'))}
        </FormError>
      )}
    </div>
  );
}

export function PushSwitch() {
  const t = useTexts('mfe-dashboard');
  const { reminders, change, state } = usePush();
  return (
    <div className={styles.part}>
      <h3>{t('rewards.reminders.push.title')}</h3>
      <p className={styles.text}>{t('rewards.reminders.push.text')}</p>
      {reminders.data === undefined && reminders.error !== null ? (
        <ErrorNotice title={t('rewards.reminders.push.error')} query={reminders} />
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
