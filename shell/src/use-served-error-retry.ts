import { useEffect } from 'react';
import { retryServedErrors } from '@portico/portal-kit';
import { useQueryClient } from '@tanstack/react-query';

/** The server's `Retry-After` for crawlers. */
const RETRY_AFTER_MS = 10_000;

/** Asks once more for data that the server could not get for the moment. */
export function useServedErrorRetry(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => void retryServedErrors(queries), RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [queries]);
}
