import { dayNumberOf, REWARD_CYCLE_DAYS, weekOf, writtenDay } from '@portico/domain';
import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, usePortal } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { CycleWindow } from './cycle-window';
import { MilestoneWindow } from './milestone-window';
import { RemindersWindow } from './reminders-window';
import styles from './rewards-page.module.css';
import { rewardsQuery, type AnsweredRewards, type Rewards } from './rewards.queries';
import { StreakWindow } from './streak-window';
import { WeekWindow } from './week-window';

export function RewardsPage() {
  const t = useTexts('mfe-dashboard');
  const query = useQuery(rewardsQuery());
  return (
    <>
      <SectionHead scene="workshop" isFramed title={t('rewards.title')} lead={t('rewards.lead')} />
      <div className={styles.page}>
        <QueryStates query={query} errorTitle={t('rewards.error')} skeleton={<RewardsSkeleton />}>
          {(rewards) => <RewardsView rewards={rewards} updatedAt={query.dataUpdatedAt} />}
        </QueryStates>
        <RemindersWindow />
      </div>
    </>
  );
}

function RewardsView({ rewards, updatedAt }: AnsweredRewards) {
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

const DAY = '2026-01-06';
const { sunday, saturday } = weekOf(dayNumberOf(DAY));

/** A typical account, so that the skeleton has the height of the content. */
const SAMPLE: Rewards = {
  today: DAY,
  now: 0,
  dayEndsAt: 0,
  cycleDay: 3,
  cycle: Array.from({ length: REWARD_CYCLE_DAYS }, (_, index) => ({
    date: writtenDay(sunday + index),
    isClaimed: false,
    reward: { day: index + 1, kind: 'gachaponTicket', quantity: 1, itemId: null, itemName: null, name: null },
  })),
  week: {
    from: writtenDay(sunday),
    to: writtenDay(saturday),
    endsAt: 0,
    claimedDays: [],
    needed: 7,
    isReachable: true,
    isClaimed: false,
  },
  milestone: { weeks: 0, needed: 6, allWeeks: 0, milestones: 0 },
  streak: { current: 0, longest: 0, allVotes: 0, days: [] },
};

/** The page with sample data and hidden content, so that nothing moves when the data arrives. */
function RewardsSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true" inert>
      <RewardsView rewards={SAMPLE} updatedAt={0} />
    </div>
  );
}
