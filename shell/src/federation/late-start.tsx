import { useEffect, useState } from 'react';
import { LOAD_DEADLINE_MS } from './load-deadline';
import { RemoteLoadError } from './remote-load-error';
import { useServedPage } from './served-page';

interface LateStartProps {
  remote: string;
  /** When the code of the remote is there, or is known to be missing. */
  settled: Promise<void>;
}

/**
 * Deadline beside a page that the server rendered. React shows no fallback while such a page waits, so one that
 * waits forever would look live. After the deadline it fails like any other.
 */
export function LateStart({ remote, settled }: LateStartProps) {
  const served = useServedPage();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    const begin = async () => {
      await settled;
      if (isMounted) timer = setTimeout(() => setIsLate(true), LOAD_DEADLINE_MS);
    };
    void begin();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [settled]);
  if (isLate && served !== undefined) throw new RemoteLoadError('deadline', remote);
  return null;
}
