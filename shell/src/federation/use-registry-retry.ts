import { useEffect, useEffectEvent, useState } from 'react';
import { refreshRegistry, settleRegistry } from '../registry/registry-store';
import { isMissingFile } from './remote-load-error';

/** How long a retry waits for what the registry says now. */
const REGISTRY_WAIT_MS = 1_000;

/** Shows what failed again once it can be loaded again: on request, and where a file was missing, when the line is back. */
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
