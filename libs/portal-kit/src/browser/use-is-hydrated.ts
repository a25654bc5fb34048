import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in server rendering and hydration: what only the browser knows comes afterwards, in reserved space. Not hydrated: true at once. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
