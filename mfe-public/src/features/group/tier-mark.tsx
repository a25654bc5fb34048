import type { AchievementTier } from '@portico/domain';
import styles from './group-achievements.module.css';

/** A shape a tier, so that it is told without its colour: plate, shield, gem, star. */
const SHAPES: Readonly<Record<AchievementTier, string>> = {
  Common: 'M20 4a16 16 0 1 0 0 32a16 16 0 1 0 0-32z',
  Rare: 'M20 3l15 5v11c0 9-6 15-15 18C11 34 5 28 5 19V8z',
  Epic: 'M11 5h18l8 11-17 20L3 16z',
  Legendary: 'M20 2l5.3 11.2L37.5 14.7 28.5 23.2 30.9 35.5 20 29.5 9.1 35.5 11.5 23.2 2.5 14.7 14.7 13.200z',
};

export function TierMark({ tier }: { tier: AchievementTier }) {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" width="56" height="56" aria-hidden="true">
      <path d={SHAPES[tier]} />
    </svg>
  );
}
