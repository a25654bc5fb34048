import { useState } from 'react';
import type { RegistryRemote } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import { refreshRegistry, settleRegistry } from '../registry/registry-store';
import { PageFallback } from './page-fallback';
import { PageIsLive } from './page-is-live';
import { RemoteErrorPage } from './remote-error-page';
import { isMissingFile } from './remote-load-error';
import { remoteLabel } from './remote-label';
import { forgetView } from './remote-views';
import { ServedContent, useServedPage } from './served-page';
import { useOnline } from './use-online';
import { useRecovery } from './use-recovery';

/** How long a retry waits for what the registry says now. */
const REGISTRY_WAIT_MS = 1_000;

interface RemoteFailureProps {
  remote: RegistryRemote;
  error: unknown;
  /** Shows the remote again, once it can be loaded again. */
  onRetry: () => void;
}

/** Stands in a remote's place when it could not be loaded, or broke while it was shown. */
export function RemoteFailure({ remote, error, onRetry }: RemoteFailureProps) {
  const [isRetrying, setIsRetrying] = useState(false);
  const nodes = useServedPage()?.nodes ?? [];
  const retry = async () => {
    setIsRetrying(true);
    void refreshRegistry({ force: true });
    await settleRegistry(REGISTRY_WAIT_MS);
    forgetView(remote.name);
    onRetry();
  };
  useOnline(() => {
    if (isMissingFile(error)) void retry();
  });
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

/** Below served content, which can still be read: says that it is not live, and no more. */
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
  const isMissing = isMissingFile(error);
  const title = isMissing ? t('remote.unavailable.title', { label }) : t('remote.broken.title', { label });
  const message = isMissing ? t(missingMessage()) : t('remote.broken.message');
  return <RemoteErrorPage title={title} message={message} isRetrying={isRetrying} onRetry={onRetry} />;
}

/** Without a line nothing else works either. */
function missingMessage() {
  return navigator.onLine ? 'remote.unavailable.message' : 'errors.client.network';
}
