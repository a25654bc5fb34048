import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during server rendering and hydration, true afterwards. Content that only the browser knows is rendered then,
 * in reserved space. Components that are not hydrated start with true.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
