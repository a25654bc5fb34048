import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames, Window } from '@portico/ui';
import { TierMark } from './tier-mark';
import type { GroupAchievement } from './group.queries';
import styles from './group-achievements.module.css';

/** What the members reached together. Each tier has a colour, a word and a shape of its own. */
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
        <p className={styles.name}>{t(`group.achievements.${achievement}`)}</p>
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
