import { dayNumber, weekOf, writtenDay } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { Button, FormError, Window } from '@portico/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorTextOr } from '../../shared/error-text.queries';
import { PushSwitch } from '../../shared/push/push-switch';
import { useSiteName } from '../../shared/voting/vote-texts';
import { voteStatusQuery } from '../../shared/voting/voting.queries';
import styles from './reminders-window.module.css';

export function RemindersWindow() {
  const t = useTexts('mfe-dashboard');
  const hasSites = usePortal().config.voting.sites > 0;
  return (
    <Window title={t('rewards.reminders.title')} icon="clock" className={hasSites ? undefined : styles.wide}>
      <div className={styles.parts}>
        <CalendarFile />
        {hasSites && (
          <div className={styles.part}>
            <h3>{t('rewards.reminders.push.title')}</h3>
            <p className={styles.text}>{t('rewards.reminders.push.text')}</p>
            <PushSwitch topic="votes" label={t('rewards.reminders.push.label')} />
          </div>
        )}
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
          {errorTextOr(saving.error, t('rewards.reminders.file.error'))}
        </FormError>
      )}
    </div>
  );
}
