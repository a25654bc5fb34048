import { ApiError, errorFromBody } from '@portico/api-client/runtime';
import type { PageDataEntry } from '@portico/contract';
import type { QueryClient } from '@tanstack/react-query';

/** A refusal that came with the page stands so long; whoever mounts what asks for it later asks again. */
const REFUSAL_STANDS_MS = 60_000;

/**
 * Puts the answers that came with a page, keyed by their addresses, into the cache of its calls: refusals too, so that the page says
 * at once that there is no such thing. They count as fresh from now on, whatever the clocks of server and visitor say.
 */
export function seedPageData(queries: QueryClient, answers: Record<string, PageDataEntry>): void {
  for (const [address, { status, body }] of Object.entries(answers)) {
    if (status < 400) queries.setQueryData([address], body);
    else seedRefusal(queries, address, errorFromBody(status, body));
  }
}

function seedRefusal(queries: QueryClient, address: string, error: ApiError): void {
  queries.getQueryCache().build<unknown, Error>(
    queries,
    { queryKey: [address] },
    {
      status: 'error',
      fetchStatus: 'idle',
      data: undefined,
      dataUpdateCount: 0,
      dataUpdatedAt: 0,
      error,
      errorUpdateCount: 1,
      errorUpdatedAt: Date.now(),
      fetchFailureCount: 1,
      fetchFailureReason: error,
      fetchMeta: null,
      isInvalidated: false,
    },
  );
}

/** Whether a call that failed is made again by what asks for it as it comes: a fresh refusal would be the same. */
export function isRetriedOnMount({
  state: { error, errorUpdatedAt },
}: {
  state: { error: unknown; errorUpdatedAt: number };
}): boolean {
  const isRefusal = error instanceof ApiError && (error.status === 400 || error.status === 404);
  return !isRefusal || Date.now() - errorUpdatedAt > REFUSAL_STANDS_MS;
}
