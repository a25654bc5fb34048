import { useState } from 'react';
import type { RegistryRemote, RemoteProblem } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { RemoteErrorPage } from './remote-error-page';
import { remoteLabel } from './remote-label';

interface RemoteRefusalProps {
  remote: RegistryRemote;
  problem: RemoteProblem;
  onRetry: () => Promise<void>;
}

export function RemoteRefusal({ remote, problem, onRetry }: RemoteRefusalProps) {
  const t = useTexts('shell');
  const [isRetrying, setIsRetrying] = useState(false);
  const title = t('remote.refused.title', { label: remoteLabel(remote) });
  const message = t(`remote.refused.${problem.code}`, problem.params);
  const retry = async () => {
    setIsRetrying(true);
    await onRetry();
    setIsRetrying(false);
  };
  return (
    <RemoteErrorPage title={title} message={message} isRetrying={isRetrying} onRetry={() => void retry()} />
  );
}
