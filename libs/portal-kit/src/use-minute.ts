import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@portico/domain';
import { onEach, startOf } from './clock';
import { usePortal } from './portal-context';

export const onMinute = onEach(MINUTE_MS);

/** When the minute began that a moment is in. */
export const minuteOf = (at: number) => startOf(MINUTE_MS, at);

/** When this minute began: in the first render the one in which the server rendered the page, then the browser's, as it goes on. */
export function useMinute(): number {
  const { renderedAt } = usePortal();
  return useSyncExternalStore(
    onMinute,
    () => minuteOf(Date.now()),
    () => minuteOf(renderedAt),
  );
}
