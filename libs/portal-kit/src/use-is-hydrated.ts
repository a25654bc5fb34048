import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the render that the server and the browser share, true from the next one on: what the browser alone knows is drawn then, in
 * a place that was kept for it. A component that is not hydrated begins with true.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
