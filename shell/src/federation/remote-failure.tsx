import { useState } from 'react';
import type { RegistryRemote } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { PageMeta } from '@portico/portal-kit';
import { ErrorState, LinkButton } from '@portico/ui';
import { refreshRegistry, settleRegistry } from '../registry/registry-store';
import { isMissingFile } from './remote-load-error';
import { remoteLabel } from './remote-label';
import { RemoteSkeleton } from './remote-skeleton';
import { forgetView } from './remote-views';
import { useRecovery } from './use-recovery';

/** How long a retry waits for what the registry says now. */
const REGISTRY_WAIT_MS = 1_000;

interface RemoteFailureProps {
  remote: RegistryRemote;
  error: unknown;
  /** Shows the remote again, once it can be loaded anew. */
  onRetry: () => void;
}

/** What stands in a remote's place when it could not be loaded, or broke while it was shown. */
export function RemoteFailure({ remote, error, onRetry }: RemoteFailureProps) {
  const t = useTexts('shell');
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    void refreshRegistry({ force: true });
    await settleRegistry(REGISTRY_WAIT_MS);
    forgetView(remote.name);
    onRetry();
  };
  const isRecovering = useRecovery({ remote, error, onRetry: retry });
  if (isRecovering) return <RemoteSkeleton remote={remote.name} />;

  const label = remoteLabel(remote);
  const isMissing = isMissingFile(error);
  const title = isMissing ? t('remote.unavailable.title', { label }) : t('remote.broken.title', { label });
  const message = isMissing ? t('remote.unavailable.message') : t('remote.broken.message');
  return (
    <>
      <PageMeta title={title} description={message} noindex />
      <ErrorState
        title={title}
        titleLevel={1}
        hint={message}
        retryText={t('remote.retry')}
        isRetrying={isRetrying}
        onRetry={() => {
          setIsRetrying(true);
          void retry();
        }}
        actions={<LinkButton href="/">{t('remote.home')}</LinkButton>}
      />
    </>
  );
}
