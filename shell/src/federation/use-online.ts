import { useEffect, useEffectEvent } from 'react';

/** Calls `onOnline` whenever the line is back. */
export function useOnline(onOnline: () => void): void {
  const handleOnline = useEffectEvent(onOnline);
  useEffect(() => {
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
