import { classNames } from '@portico/ui';
import styles from './meter-bar.module.css';

export interface MeterBarProps {
  kind: 'hp' | 'mp' | 'exp' | 'neutral';
  /** Short name in front of the bar: HP. */
  label: string;
  value: number;
  max: number;
  /** Value and maximum, formatted by the page: "1,200 / 3,400". Shown on the bar and read out. */
  text: string;
  className?: string;
}

/** A bar as the game draws its own: dark trough, bright fill, light along the top. */
export function MeterBar({ kind, label, value, max, text, className }: MeterBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      className={classNames(styles.root, styles[kind], className)}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={text}
    >
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.trough} aria-hidden="true">
        <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
        <span className={styles.text}>
          <bdi dir="ltr">{text}</bdi>
        </span>
      </span>
    </div>
  );
}
