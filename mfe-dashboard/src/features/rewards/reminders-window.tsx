import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Window } from '@portico/ui';
import { CalendarFile } from './calendar-file';
import { PushSwitch } from './push-switch';
import styles from './reminders.module.css';

/** How one is told of the next vote: by one's own calendar, and by the browser. */
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
