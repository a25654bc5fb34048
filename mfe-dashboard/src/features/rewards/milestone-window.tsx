import { MeterBar } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames, FactList, Icon, Window } from '@portico/ui';
import { MilestoneChest } from './milestone-chest';
import type { Rewards } from './rewards.queries';
import styles from './milestone.module.css';

/** More than that are a bar: there is no room for so many stars. */
const MAX_STARS = 12;

/** Weekly bonuses on the way to the next milestone, and all there ever were. */
export function MilestoneWindow({ milestone }: Pick<Rewards, 'milestone'>) {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  const { weeks, needed, allWeeks, milestones } = milestone;
  return (
    <Window
      title={t('rewards.milestone.title')}
      icon="crown"
      actions={
        <span className={styles.count}>
          {t('rewards.milestone.count', { weeks: number(weeks), needed: number(needed) })}
        </span>
      }
    >
      {needed > MAX_STARS ? (
        <MeterBar
          kind="exp"
          label={t('rewards.milestone.title')}
          value={weeks}
          max={needed}
          text={`${number(weeks)} / ${number(needed)}`}
        />
      ) : (
        <MilestoneTrack weeks={weeks} needed={needed} />
      )}
      <p className={classNames(styles.text, weeks >= needed && styles.full)}>
        {t(weeks >= needed ? 'rewards.milestone.full' : 'rewards.milestone.text')}
      </p>
      <FactList
        className={styles.facts}
        facts={[
          { key: 'weeks', term: t('rewards.milestone.allWeeks'), value: number(allWeeks) },
          { key: 'milestones', term: t('rewards.milestone.milestones'), value: number(milestones) },
        ]}
      />
    </Window>
  );
}

/** Stars in a row that lead to a chest; the words below say the same. */
function MilestoneTrack({ weeks, needed }: { weeks: number; needed: number }) {
  return (
    <div className={styles.track} aria-hidden="true">
      {Array.from({ length: needed }, (_, index) => (
        <span key={index} className={classNames(styles.step, index < weeks && styles.reached)}>
          <span className={styles.star}>
            <Icon name="star" size={20} />
          </span>
        </span>
      ))}
      <MilestoneChest isOpen={weeks >= needed} />
    </div>
  );
}
