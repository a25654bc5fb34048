import { useCallback, useEffect, useRef } from 'react';

/** Allows one run at a time: a new run, `stop` and unmounting abort the running one. */
export function useOneRun() {
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const begin = (): AbortSignal => {
    stop();
    running.current = new AbortController();
    return running.current.signal;
  };
  return { begin, stop };
}
