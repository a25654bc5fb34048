import { useFormat } from '@portico/portal-kit';
import styles from './rows.module.css';

export function Moment({ label, at }: { label?: string; at: number }) {
  const format = useFormat();
  return (
    <span>
      {label} <time dateTime={new Date(at).toISOString()}>{format.relativeTime(at)}</time>{' '}
      <span className={styles.exact}>({format.date(at)})</span>
    </span>
  );
}
