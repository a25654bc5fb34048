import { useFormat, usePortal } from '@portico/portal-kit';

const DATE_AND_TIME = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;

export function useServerDate(): (at: number, options?: Intl.DateTimeFormatOptions) => string {
  const { date } = useFormat();
  const { zone } = usePortal().config.time;
  return (at, options = DATE_AND_TIME) => date(at, { ...options, timeZone: zone });
}
