import { Icon } from '@portico/ui';
import type { DayStatus } from './day-status';
import styles from './stamp.module.css';

export function Stamp({ status }: { status: DayStatus }) {
  if (status === 'claimed') {
    return (
      <span className={styles.claimed}>
        <Icon name="check" size={14} />
      </span>
    );
  }
  if (status !== 'missed') return null;
  return (
    <span className={styles.missed}>
      <Icon name="close" size={12} />
    </span>
  );
}
