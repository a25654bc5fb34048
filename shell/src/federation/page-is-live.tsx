import { useEffect } from 'react';
import type { RegistryRemote } from '@portico/contract';
import { replayEarlyInput } from '../boot/early-input';
import { attemptedVersion } from './remote-views';
import { endServedPage } from './served-page';

let isFirstPage = true;

interface PageIsLiveProps {
  /** The remote of the page, if its code is what is live. */
  remote?: RegistryRemote;
}

/** Marks a visible page. Errors of its effects are reported before the timer. */
export function PageIsLive({ remote }: PageIsLiveProps) {
  useEffect(() => {
    const timer = setTimeout(() => {
      endServedPage();
      replayEarlyInput();
      if (remote?.isMeasured === true) measure(remote, isFirstPage);
      isFirstPage = false;
    });
    return () => clearTimeout(timer);
  }, [remote]);
  return null;
}

/** Loaded on demand, because few visitors are measured. */
function measure(remote: RegistryRemote, isFirst: boolean): void {
  import('./measure-view').then(
    ({ measureView }) => measureView(remote.name, attemptedVersion(remote), isFirst),
    () => undefined,
  );
}
