import { useEffect } from 'react';
import { retryServedErrors } from '@portico/portal-kit';
import { useQueryClient } from '@tanstack/react-query';

/** The server's `Retry-After` for crawlers. */
const RETRY_AFTER_MS = 10_000;

/** A page whose data the server could not get for the moment asks for it once more by itself. */
export function useServedErrorRetry(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => void retryServedErrors(queries), RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [queries]);
}
