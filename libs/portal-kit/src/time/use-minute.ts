import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@portico/domain';
import { onEach, startOf } from './clock';
import { usePortal } from '../portal/portal-context';

export const onMinute = onEach(MINUTE_MS);

/** Start of the minute that contains a moment. */
export const minuteOf = (at: number) => startOf(MINUTE_MS, at);

/** Start of the current minute: in the first render the server's, then the browser's. */
export function useMinute(): number {
  const { renderedAt } = usePortal();
  return useSyncExternalStore(
    onMinute,
    () => minuteOf(Date.now()),
    () => minuteOf(renderedAt),
  );
}
