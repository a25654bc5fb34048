import { useSyncExternalStore, useEffect, useState } from 'react';
import { MINUTE_MS, SECOND_MS } from '@portico/domain';
import { usePortal } from '../portal/portal-context';

/** Calls the listener after each full unit of time. It pauses in hidden tabs and catches up when the tab is shown. */
function onEach(unitMs: number): (listener: () => void) => () => void {
  return (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(
        () => {
          listener();
          wait();
        },
        unitMs - (Date.now() % unitMs),
      );
    };
    const handleVisibility = () => {
      listener();
      wait();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    wait();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  };
}

/** Start of the unit of time that contains a moment. */
function startOf(unitMs: number, at: number): number {
  return at - (at % unitMs);
}

export const onMinute = onEach(MINUTE_MS);

/** Start of the minute that contains a moment. */
export const minuteOf = (at: number) => startOf(MINUTE_MS, at);

/** Start of the current minute: in the first render the server's, then the browser's. */
export function useMinute(): number {
  return useStartOf(MINUTE_MS, onMinute);
}

const onSecond = onEach(SECOND_MS);

/** Start of the second: the server's in the first render, then the browser's. Rerenders each visible second: call it in small components. */
export function useSecond(): number {
  return useStartOf(SECOND_MS, onSecond);
}

function useStartOf(unitMs: number, subscribe: (listener: () => void) => () => void): number {
  const { renderedAt } = usePortal();
  return useSyncExternalStore(
    subscribe,
    () => startOf(unitMs, Date.now()),
    () => startOf(unitMs, renderedAt),
  );
}

/** False for the first `milliseconds` of a component's life, so that fast answers never flash a loading state. */
export function useIsAfter(milliseconds: number): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAfter(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isAfter;
}
