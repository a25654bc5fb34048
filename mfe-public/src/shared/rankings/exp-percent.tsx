import { useFormat } from '@portico/portal-kit';
import styles from './exp-percent.module.css';

export interface ExpPercentProps {
  of: { exp: number; expToNext: number | null };
}

/** ` · 43.2%` after a level: progress to the next one. Empty at the last level. */
export function ExpPercent({ of: { exp, expToNext } }: ExpPercentProps) {
  const { percent } = useFormat();
  if (expToNext === null) return null;
  return (
    <span className={styles.percent}>
      <span className={styles.separator}> · </span>
      {percent(Math.floor((exp / expToNext) * 1000) / 10, 1)}
    </span>
  );
}
