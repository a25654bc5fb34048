import { useEffect, useState } from 'react';
import { findRemote, refreshRegistry } from '../registry/registry-store';
import { isMissingFile } from './remote-load-error';
import { isOutdated } from './remote-views';

export interface Failure {
  name: string;
  failedVersion: string;
  error: unknown;
  onRetry: () => Promise<void>;
}

/**
 * A file that is gone is what a deploy leaves behind in an open tab: ask once which release is in service, and go on with
 * it without a word. True while that is being found out.
 */
export function useRecovery({ name, failedVersion, error, onRetry }: Failure): boolean {
  const [isRecovering, setIsRecovering] = useState(() => isMissingFile(error));
  useEffect(() => {
    if (!isRecovering) return;
    let isCurrent = true;
    void refreshRegistry({ force: true }).then(() => {
      const release = findRemote(name);
      if (!isCurrent) return undefined;
      if (release === undefined || release.version === failedVersion) return setIsRecovering(false);
      return isOutdated(release) ? window.location.reload() : onRetry();
    });
    return () => {
      isCurrent = false;
    };
    // The failure is fixed for the life of the boundary that shows it.
    // oxlint-disable-next-line react/exhaustive-deps -- onRetry is new on each render
  }, []);
  return isRecovering;
}
