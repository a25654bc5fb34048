import { usePortal } from '@portico/portal-kit';
import { CycleWindow } from './cycle-window';
import { MilestoneWindow } from './milestone-window';
import type { AnsweredRewards } from './rewards.queries';
import { StreakWindow } from './streak-window';
import { WeekWindow } from './week-window';
import styles from './rewards-page.module.css';

export function RewardsView({ rewards, updatedAt }: AnsweredRewards) {
  const { week, today, milestone, streak } = rewards;
  const { voting, guide } = usePortal().config;
  return (
    <div className={styles.view}>
      {guide.isOn && (
        <>
          <CycleWindow rewards={rewards} updatedAt={updatedAt} />
          <WeekWindow week={week} today={today} />
          <MilestoneWindow milestone={milestone} />
        </>
      )}
      {voting.sites > 0 && <StreakWindow streak={streak} today={today} />}
    </div>
  );
}
