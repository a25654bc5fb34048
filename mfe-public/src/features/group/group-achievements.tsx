import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames, SoftText, Window } from '@portico/ui';
import type { AchievementTier } from '@portico/domain';
import type { GroupAchievement } from './group.queries';
import styles from './group-achievements.module.css';

export function GroupAchievements({ achievements }: { achievements: readonly GroupAchievement[] }) {
  const t = useTexts('mfe-public');
  return (
    <Window title={t('group.achievements.title')} icon="star" className={styles.window}>
      <ul className={styles.list} role="list">
        {achievements.map((achievement) => (
          <li key={achievement.achievement}>
            <Achievement {...achievement} />
          </li>
        ))}
      </ul>
    </Window>
  );
}

const NEXT = { Common: 'Rare', Rare: 'Epic', Epic: 'Legendary', Legendary: 'Legendary' } as const;

function Achievement({ achievement, tier, value, next_value: next }: GroupAchievement) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  return (
    <div className={classNames(styles.card, styles[tier])}>
      <TierMark tier={tier} />
      <div className={styles.words}>
        <SoftText>{t(`group.achievements.${achievement}`)}</SoftText>
        <p className={styles.value}>{format.number(value)}</p>
        <p className={styles.tier}>{t(`group.tier.${tier}`)}</p>
        {next !== null && (
          <progress
            className={styles.bar}
            max={next}
            value={value}
            aria-label={t(`group.achievements.${achievement}`)}
          />
        )}
        <p className={styles.next}>
          {next === null
            ? t('group.achievements.highest')
            : t('group.achievements.next', {
                tier: t(`group.tier.${NEXT[tier]}`),
                value: format.number(next),
              })}
        </p>
      </div>
    </div>
  );
}

/** A shape a tier, so that it is told without its colour: plate, shield, gem, star. */
const SHAPES: Readonly<Record<AchievementTier, string>> = {
  Common: 'M20 4a16 16 0 1 0 0 32a16 16 0 1 0 0-32z',
  Rare: 'M20 3l15 5v11c0 9-6 15-15 18C11 34 5 28 5 19V8z',
  Epic: 'M11 5h18l8 11-17 20L3 16z',
  Legendary: 'M20 2l5.3 11.2L37.5 14.7 28.5 23.2 30.9 35.5 20 29.5 9.1 35.5 11.5 23.2 2.5 14.7 14.7 13.200z',
};

function TierMark({ tier }: { tier: AchievementTier }) {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" width="56" height="56" aria-hidden="true">
      <path d={SHAPES[tier]} />
    </svg>
  );
}
