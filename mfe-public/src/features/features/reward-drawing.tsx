import { classNames } from '@portico/ui';
import type { LoginReward } from './features.queries';
import { REWARD_DRAWINGS } from './reward-drawings';
import styles from './reward-drawing.module.css';

/** What a login gives, drawn; the words stand beside it. */
export function RewardDrawing({ kind, className }: { kind: LoginReward['kind']; className?: string }) {
  return (
    <svg
      className={classNames(styles.drawing, className)}
      viewBox="0 0 48 48"
      width="48"
      height="48"
      aria-hidden="true"
    >
      {REWARD_DRAWINGS[kind].map(([paint, path], index) => (
        <path key={index} className={styles[paint]} d={path} />
      ))}
    </svg>
  );
}
