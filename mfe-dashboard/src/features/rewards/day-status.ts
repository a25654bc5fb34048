/** The state of a day with a reward, as in a calendar of the game. */
export type DayStatus = 'claimed' | 'today' | 'missed' | 'coming';

/** Compares days as text, since `2026-01-04` sorts by date. */
export function dayStatus(day: string, today: string, isClaimed: boolean): DayStatus {
  if (isClaimed) return 'claimed';
  if (day === today) return 'today';
  return day < today ? 'missed' : 'coming';
}
