import { dayNumber, rewardCycleDay, weekdayOf } from '@portico/domain';
import { useMinute, usePortal } from '@portico/portal-kit';

export interface RewardDay {
  /** Day of the cycle, 1 to 14. */
  day: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** Which day of the rewards it is on the server; goes on at its midnight while the page is open. */
export function useRewardDay(anchorDay: string): RewardDay {
  const { zone } = usePortal().config.time;
  const now = useMinute();
  return { day: rewardCycleDay(now, anchorDay, zone), weekday: weekdayOf(dayNumber(now, zone)) };
}
