import { useFormat, usePortal } from '@portico/portal-kit';

/** A day of the history as it is written down: ranks are recorded once in a day of the server, wherever the reader is. */
export function useServerDay(): (at: number) => string {
  const { date } = useFormat();
  const { zone } = usePortal().config.time;
  return (at) => date(at, { dateStyle: 'medium', timeZone: zone });
}
