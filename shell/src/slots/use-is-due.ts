import { type RefObject, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { whenUsable } from './when-usable';

/** A place below the screen is filled when it is so near, so that it is full when the reader is there. */
const NEAR = '25% 0px';

/** Whether it is time to fill a place: the page around it is usable, and the place is in view or nearly so; one that was served full is. */
export function useIsDue(place: RefObject<Element | null>, isServed: boolean): boolean {
  const queries = useQueryClient();
  const [isDue, setIsDue] = useState(isServed);
  useEffect(() => {
    if (isServed) return undefined;
    const stop = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsDue(true);
      },
      { rootMargin: NEAR },
    );
    const watch = async () => {
      await whenUsable(queries, stop.signal);
      if (place.current !== null && !stop.signal.aborted) observer.observe(place.current);
    };
    void watch();
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [place, queries, isServed]);
  return isDue;
}
