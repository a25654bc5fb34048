import { dayNumber, midnightAfter, rewardCycleDay, weekdayOf } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import { useEffect, useState } from 'react';

export interface RewardDay {
  /** Day of the cycle, 1 to 14. */
  day: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** Which day of the rewards it is on the server; goes on at its midnight while the page is open. */
export function useRewardDay(anchorDay: string): RewardDay {
  const { zone } = usePortal().config.time;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, midnightAfter(now, zone) - Date.now());
    // Timers of a sleeping tab come late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, zone]);
  return { day: rewardCycleDay(now, anchorDay, zone), weekday: weekdayOf(dayNumber(now, zone)) };
}
