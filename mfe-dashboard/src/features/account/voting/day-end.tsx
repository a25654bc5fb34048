import { dateFormat } from '@portico/domain';
import { useFormat, usePortal, useServerClock } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon } from '@portico/ui';
import { CLOCK_TIME } from './clock-time';
import styles from './vote-board.module.css';

/** When the votes of the day begin again: by the server's clock, and by the reader's. undefined until it is known, in a place as large. */
export function DayEnd({ endsAt }: { endsAt: number | undefined }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { language, config } = usePortal();
  const { zone } = useServerClock();
  const at = endsAt ?? 0;
  const time = dateFormat(language, { ...CLOCK_TIME, timeZone: config.time.zone }).format(at);
  return (
    <p className={styles.dayEnd} style={endsAt === undefined ? { visibility: 'hidden' } : undefined}>
      <Icon name="clock" size={16} />
      <time dateTime={new Date(at).toISOString()}>
        {t('vote.dayEnd', { time, zone, local: format.date(at, CLOCK_TIME) })}
      </time>
    </p>
  );
}
