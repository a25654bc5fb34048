import { useCallback, useSyncExternalStore } from 'react';

/** Named widths of style sheets (libs/ui/src/styles/breakpoints.css). */
export const PHONE = '(width <= 768px)';
export const TABLET = '(width <= 1099px)';

export const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether a media query matches, now and after each change; false on the server and until the page is live. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = globalThis.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(query).matches,
    () => false,
  );
}
