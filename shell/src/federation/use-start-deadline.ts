import { useEffect, useEffectEvent, useState } from 'react';
import { LOAD_DEADLINE_MS } from './load-deadline';
import { RemoteLoadError } from './remote-load-error';

/**
 * Deadline for what the server rendered, a page or a piece of one, once its code is `settled`. React shows no fallback while it
 * waits, so one that waits forever would look live. After the deadline it fails like any other.
 */
export function useStartDeadline(remote: string, settled: Promise<unknown>, isWaiting: () => boolean): void {
  const [isLate, setIsLate] = useState(false);
  const check = useEffectEvent(() => setIsLate(isWaiting()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    const begin = async () => {
      await settled;
      if (isMounted) timer = setTimeout(() => check(), LOAD_DEADLINE_MS);
    };
    void begin();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [settled]);
  if (isLate) throw new RemoteLoadError('deadline', remote);
}
