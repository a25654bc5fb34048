import { dayNumberOf, REWARD_CYCLE_DAYS, weekOf, writtenDay, CLOCK_TIME } from '@portico/domain';
import { SectionHead, RewardCalendar, RewardCountdown, useRewardWords } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, usePortal, useFormat, useServerClock } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { MilestoneWindow } from './milestone-window';
import { RemindersWindow } from './reminders-window';
import styles from './rewards-page.module.css';
import { rewardsQuery, type AnsweredRewards, type Rewards, leftOfDay } from './rewards.queries';
import { StreakWindow } from './streak-window';
import { WeekWindow } from './week-window';
import { Window } from '@portico/ui';
import { dayStatus, Stamp } from './stamp';

export function RewardsPage() {
  const t = useTexts('mfe-dashboard');
  const query = useQuery(rewardsQuery());
  return (
    <>
      <SectionHead scene="workshop" isFramed title={t('rewards.meta.title')} lead={t('rewards.lead')} />
      <div className={styles.page}>
        <QueryStates query={query} errorTitle={t('rewards.error')} skeleton={SKELETON}>
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
const SKELETON = (
  <div className={styles.skeleton} aria-hidden="true" inert>
    <RewardsView rewards={SAMPLE} updatedAt={0} />
  </div>
);

function CycleWindow({ rewards, updatedAt }: AnsweredRewards) {
  const t = useTexts('mfe-dashboard');
  const { cycle, today } = rewards;
  const wordsOf = useRewardWords();
  const own = cycle.find(({ date }) => date === today);
  const days = cycle.map(({ date, reward, isClaimed }) => {
    const status = dayStatus(date, today, isClaimed);
    return {
      reward,
      isToday: date === today,
      state: status === 'claimed' || status === 'missed' ? status : ('open' as const),
      stamp: <Stamp status={status} />,
      words: status === 'today' ? undefined : t(`rewards.cycle.state.${status}`),
    };
  });
  return (
    <Window title={t('rewards.cycle.title')} icon="chest">
      <div className={styles.head}>
        <p className={styles.lead}>
          <strong className={styles.todayIs}>
            {own && t('rewards.cycle.todayIs', { reward: wordsOf(own.reward).phrase })}
          </strong>
          {t(own?.isClaimed === true ? 'rewards.cycle.taken' : 'rewards.cycle.open')}
        </p>
        <DayCountdown rewards={rewards} updatedAt={updatedAt} />
      </div>
      <RewardCalendar days={days} isDense />
    </Window>
  );
}

/** Countdown to the server's midnight, and that moment in local time. */
function DayCountdown({ rewards, updatedAt }: AnsweredRewards) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  // Renders again each second. The time is the local clock's, which may be wrong.
  const at = Date.parse(useServerClock().dateTime);
  return (
    <div className={styles.countdown}>
      <RewardCountdown label={t('rewards.cycle.next')} left={leftOfDay(rewards, updatedAt, at)} />
      <p className={styles.local}>
        {t('rewards.cycle.midnight', { local: format.date(rewards.dayEndsAt, CLOCK_TIME) })}
      </p>
    </div>
  );
}
