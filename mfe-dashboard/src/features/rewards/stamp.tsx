import { Icon } from '@portico/ui';
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

/** The state of a day with a reward, as in a calendar of the game. */
type DayStatus = 'claimed' | 'today' | 'missed' | 'coming';

/** Compares days as text, since `2026-01-04` sorts by date. */
export function dayStatus(day: string, today: string, isClaimed: boolean): DayStatus {
  if (isClaimed) return 'claimed';
  if (day === today) return 'today';
  return day < today ? 'missed' : 'coming';
}
