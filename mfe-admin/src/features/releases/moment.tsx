import { useFormat } from '@portico/portal-kit';
import styles from './version.module.css';

/** How long ago something was; when exactly is in the tooltip. */
export function Moment({ time }: { time: number }) {
  const format = useFormat();
  return (
    <time className={styles.root} dateTime={new Date(time).toISOString()} title={format.date(time)}>
      {format.relativeTime(time)}
    </time>
  );
}
