import type { RegistryRemote } from '@portico/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { findRemote, refreshRegistry, settleRegistry } from '../registry/registry-store';
import { isMissingFile, RemoteLoadError } from './remote-load-error';
import { attemptedVersion, isOutdated } from './remote-views';

/** Longest wait of a retry for a current registry. */
const REGISTRY_WAIT_MS = 1_000;

/** Retries a failed part: on request, and after a missing file also when the browser is online again. */
export function useRegistryRetry(
  error: unknown,
  { forget, onRetry }: { forget: () => void; onRetry: () => void },
) {
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    void refreshRegistry({ force: true });
    await settleRegistry(REGISTRY_WAIT_MS);
    forget();
    onRetry();
  };
  const handleOnline = useEffectEvent(() => {
    if (isMissingFile(error)) void retry();
  });
  useEffect(() => {
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  return { isRetrying, retry };
}

interface Failure {
  remote: RegistryRemote;
  error: unknown;
  onRetry: () => Promise<void>;
}

const isLate = (error: unknown) => error instanceof RemoteLoadError && error.step === 'deadline';

/** A missing file means a deploy: requests the current release once and continues with it. True meanwhile; late errors are shown at once. */
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
