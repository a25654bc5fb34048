import { useSyncExternalStore } from 'react';

/** Where a card beside its cell would cover the cells; the style sheet of the page knows the same width. */
const NARROW = '(width <= 640px)';

function onChange(listener: () => void): () => void {
  const query = globalThis.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    onChange,
    () => globalThis.matchMedia(NARROW).matches,
    () => false,
  );
}
