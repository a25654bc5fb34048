import { useEffect, useEffectEvent, useState } from 'react';
import { refreshRegistry, settleRegistry } from '../registry/registry-store';
import { isMissingFile } from './remote-load-error';

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
