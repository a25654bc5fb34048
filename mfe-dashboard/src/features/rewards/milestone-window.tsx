import { MeterBar, SmallDrawing } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames, FactList, factsOf, Icon, Window } from '@portico/ui';
import type { Rewards } from './rewards.queries';
import styles from './milestone-window.module.css';

/** There is no room for more stars, so a bar replaces them. */
const MAX_STARS = 12;

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
        facts={factsOf(t, {
          'rewards.milestone.allWeeks': number(allWeeks),
          'rewards.milestone.milestones': number(milestones),
        })}
      />
    </Window>
  );
}

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
      <SmallDrawing parts={weeks >= needed ? OPEN : CLOSED} size={48} className={styles.chest} />
    </div>
  );
}

type Parts = Parameters<typeof SmallDrawing>[0]['parts'];

const BODY: Parts = [
  ['cork', 'M5 24h38v15q0 4-4 4H9q-4 0-4-4z'],
  ['shade', 'M43 29v10q0 4-4 4H14q24-1 25-14z'],
  ['gold', 'M5 24h38v5H5z'],
  ['gold', 'M19 25h10v10q-5 4-10 0z'],
  ['slot', 'M24 29v3'],
];

const CLOSED: Parts = [
  ['cork', 'M5 24q0-15 12-15h14q12 0 12 15z'],
  ['shade', 'M43 24H31q8-4 4-15 8 3 8 15z'],
  ['shine', 'M11 19q2-5 7-6'],
  ...BODY,
];

const OPEN: Parts = [
  ['cork', 'M5 16q0-12 12-12h14q12 0 12 12l-2 5H7z'],
  ['shade', 'M8 14h32v7H8z'],
  ['star', 'M24 6l3 6 6.5.8-4.8 4.5 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.5 6.5-.8z'],
  ...BODY,
];
