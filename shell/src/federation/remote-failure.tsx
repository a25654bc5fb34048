import type { RegistryRemote } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import { useState, useEffect } from 'react';
import { findRemote, refreshRegistry } from '../registry/registry-store';
import { releaseHeldPage } from './ended-pages';
import { PageFallback } from './page-fallback';
import { PageIsLive } from './page-is-live';
import { RemoteErrorPage } from './remote-error-page';
import { remoteLabel } from './remote-label';
import { isMissingFile, RemoteLoadError } from './remote-load-error';
import { forgetView, attemptedVersion, isOutdated } from './remote-views';
import { ServedContent, useServedPage } from './served-page';
import { useRegistryRetry } from './use-registry-retry';

interface RemoteFailureProps {
  remote: RegistryRemote;
  error: unknown;
  /** Shows the remote again once it can be loaded. */
  onRetry: () => void;
}

/** Shown in place of a remote that could not be loaded or failed later. */
export function RemoteFailure({ remote, error, onRetry }: RemoteFailureProps) {
  const nodes = useServedPage()?.nodes ?? [];
  const forget = () => {
    releaseHeldPage(remote.name);
    forgetView(remote.name);
  };
  const { isRetrying, retry } = useRegistryRetry(error, { forget, onRetry });
  const isRecovering = useRecovery({ remote, error, onRetry: retry });
  if (isRecovering) return <PageFallback remote={remote.name} />;

  const handleRetry = () => void retry();
  if (nodes.length === 0) {
    return (
      <>
        <FailurePanel remote={remote} error={error} isRetrying={isRetrying} onRetry={handleRetry} />
        {/* Nothing of the server's is left to come to life. */}
        <PageIsLive />
      </>
    );
  }
  return (
    <>
      <ServedContent nodes={nodes} />
      <NotLiveBar isRetrying={isRetrying} onRetry={handleRetry} />
    </>
  );
}

interface RetryProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** Below served content, which can still be read: says only that it is not live. */
function NotLiveBar({ isRetrying, onRetry }: RetryProps) {
  const t = useTexts('shell');
  return (
    <div className="not-live" role="status">
      <p>{t('remote.notLive')}</p>
      <Button size="small" icon="retry" isPending={isRetrying} onClick={onRetry}>
        {t('remote.retry')}
      </Button>
    </div>
  );
}

function FailurePanel({
  remote,
  error,
  isRetrying,
  onRetry,
}: RetryProps & Pick<RemoteFailureProps, 'remote' | 'error'>) {
  const t = useTexts('shell');
  const label = remoteLabel(remote);
  const kind = kindOf(error);
  const title = t(`remote.${kind}.title`, { label });
  const message = kind === 'unavailable' ? t(missingMessage()) : t(`remote.${kind}.message`);
  return <RemoteErrorPage title={title} message={message} isRetrying={isRetrying} onRetry={onRetry} />;
}

function kindOf(error: unknown): 'held' | 'unavailable' | 'broken' {
  if (error instanceof RemoteLoadError && error.step === 'held') return 'held';
  return isMissingFile(error) ? 'unavailable' : 'broken';
}

/** Offline, nothing else works either. */
function missingMessage() {
  return navigator.onLine ? 'remote.unavailable.message' : 'errors.client.network';
}

interface Failure {
  remote: RegistryRemote;
  error: unknown;
  onRetry: () => Promise<void>;
}

const isLate = (error: unknown) => error instanceof RemoteLoadError && error.step === 'deadline';

/**
 * A missing file means a deploy: requests the current release once and continues with it. True meanwhile; after the
 * deadline the error is shown at once.
 */
function useRecovery({ remote, error, onRetry }: Failure): boolean {
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
