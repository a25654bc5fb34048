import { useEffect, useState } from 'react';
import type { RegistryRemote } from '@portico/contract';
import { findRemote, refreshRegistry } from '../registry/registry-store';
import { isMissingFile, RemoteLoadError } from './remote-load-error';
import { attemptedVersion, isOutdated } from './remote-views';

interface Failure {
  remote: RegistryRemote;
  error: unknown;
  onRetry: () => Promise<void>;
}

const isLate = (error: unknown) => error instanceof RemoteLoadError && error.step === 'deadline';

/**
 * A missing file means a deploy: asks for the current release once and continues with it. True meanwhile; after the deadline the
 * error shows at once.
 */
export function useRecovery({ remote, error, onRetry }: Failure): boolean {
  const [isRecovering, setIsRecovering] = useState(() => isMissingFile(error) && !isLate(error));
  useEffect(() => {
    if (!isMissingFile(error)) return;
    let isCurrent = true;
    const failedVersion = attemptedVersion(remote);
    void refreshRegistry({ force: true }).then(() => {
      const release = findRemote(remote.name);
      if (!isCurrent) return undefined;
      const isNew = release?.problem === undefined && release?.version !== failedVersion;
      if (release === undefined || !isNew) return setIsRecovering(false);
      return isOutdated(release) ? window.location.reload() : onRetry();
    });
    return () => {
      isCurrent = false;
    };
    // The failure is fixed for the life of the message about it.
    // oxlint-disable-next-line react/exhaustive-deps -- onRetry is new on each render
  }, []);
  return isRecovering;
}
