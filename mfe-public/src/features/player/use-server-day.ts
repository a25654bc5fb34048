import { useFormat } from '@portico/portal-kit';

/** Where a day of the server (`2026-01-04`) lies on an axis of days, each of which is as long as the others whatever clocks are changed on it. */
export function timeOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** A day of the server as it is written: the same wherever the reader is. */
export function useServerDay(): (day: string) => string {
  const { date } = useFormat();
  return (day) => date(timeOfDay(day), { dateStyle: 'medium', timeZone: 'UTC' });
}
