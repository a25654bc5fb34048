import { useSyncExternalStore } from 'react';

/** Where the wardrobe has no place beside the figure; the style sheet of the page knows the same width. */
const NARROW = '(width <= 768px)';

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
