import { ApiError, errorFromBody } from '@portico/api-client/runtime';
import type { PageDataEntry } from '@portico/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '@portico/domain';

/** An error that came with the page is kept this long. Later mounts ask again. */
const ERROR_STANDS_MS = MINUTE_MS;

const cameWithPage = new WeakSet<Error>();

/** Marks what came with the page until a component asks for it. */
const SERVED = { isServed: true };

/**
 * Puts the answers that came with a page, keyed by their addresses, into the cache of its calls: errors too, so that the page says
 * at once what is wrong. They count as fresh from now on, whatever the clocks of server and visitor say.
 */
export function seedPageData(queries: QueryClient, answers: Record<string, PageDataEntry>): void {
  for (const [address, { status, body }] of Object.entries(answers)) {
    const options = { queryKey: [address], meta: SERVED };
    if (status < 400) queries.getQueryCache().build(queries, options).setData(body);
    else seedError(queries, address, errorFromBody(status, body));
  }
}

function seedError(queries: QueryClient, address: string, error: Error): void {
  cameWithPage.add(error);
  queries.getQueryCache().build<unknown, Error>(
    queries,
    { queryKey: [address], meta: SERVED },
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

/** Whether a call that failed is made again by what asks for it as it comes: not right after it failed on the server. */
export function isRetriedOnMount({
  state: { error, errorUpdatedAt },
}: {
  state: { error: unknown; errorUpdatedAt: number };
}): boolean {
  const isServed = error instanceof Error && cameWithPage.has(error);
  const age = Date.now() - errorUpdatedAt;
  // From the future: the visitor's clock was set back.
  return !isServed || age < 0 || age > ERROR_STANDS_MS;
}

/** Whether an answer came with the page and no component has asked for it: the page is not hydrated yet, and no account decides it. */
export function isServedAnswer({ meta }: Pick<Query, 'meta'>): boolean {
  return meta === SERVED;
}

/** Makes the calls again that failed on the server and may not fail for good; what was refused would be refused again. */
export function retryServedErrors(queries: QueryClient): Promise<void> {
  return queries.refetchQueries({
    type: 'active',
    predicate: ({ state: { error } }) =>
      error instanceof ApiError && cameWithPage.has(error) && (error.status === 429 || error.status >= 500),
  });
}
