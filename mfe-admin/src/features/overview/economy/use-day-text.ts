import { useFormat } from '@portico/portal-kit';

/** A day of the server (`2026-01-31`) as it is written: the same wherever the reader is. */
export function useDayText(): (day: string) => string {
  const { date } = useFormat();
  return (day) => date(Date.parse(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
}
