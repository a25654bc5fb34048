/** The state of a day with a reward, as a calendar of the game shows it. */
export type DayStatus = 'claimed' | 'today' | 'missed' | 'coming';

/** Days as they are written, `2026-01-04`, which sort as they follow each other. */
export function dayStatus(day: string, today: string, isClaimed: boolean): DayStatus {
  if (isClaimed) return 'claimed';
  if (day === today) return 'today';
  return day < today ? 'missed' : 'coming';
}
