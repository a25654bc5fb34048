import { dayNumberOf, REWARD_CYCLE_DAYS, weekOf, writtenDay } from '@portico/domain';
import type { Rewards } from './rewards.queries';
import { RewardsView } from './rewards-view';
import styles from './rewards-page.module.css';

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

/** The page itself, with what is in its windows hidden: nothing moves when it comes. */
export function RewardsSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true" inert>
      <RewardsView rewards={SAMPLE} updatedAt={0} />
    </div>
  );
}
