import type { RegistryRemote } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { Button, ErrorState, LinkButton } from '@portico/ui';
import { PageMeta } from '@portico/portal-kit';
import { releaseHeldPage } from './ended-pages';
import { PageFallback } from './page-fallback';
import { PageIsLive, ServedContent, useServedPage } from './served-page';
import { useRecovery, useRegistryRetry } from './registry-retries';
import { remoteLabel } from '../registry/registry-store';
import { isMissingFile, RemoteLoadError } from './remote-load-error';
import { forgetView } from './remote-views';

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
        {t('kit.error.retry')}
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

interface RemoteErrorPageProps {
  title: string;
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

export function RemoteErrorPage({ title, message, isRetrying, onRetry }: RemoteErrorPageProps) {
  const t = useTexts('shell');
  return (
    <>
      <PageMeta title={title} description={message} noindex />
      <ErrorState
        title={title}
        titleLevel={1}
        hint={message}
        retryText={t('kit.error.retry')}
        isRetrying={isRetrying}
        onRetry={onRetry}
        actions={<LinkButton href="/">{t('kit.notFound.home')}</LinkButton>}
      />
    </>
  );
}
