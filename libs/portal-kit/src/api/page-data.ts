import { ApiError, errorFromBody } from '@portico/api-client/runtime';
import type { PageDataEntry } from '@portico/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '@portico/domain';

/** Time for which an error that came with the page is shown. Components mounted later ask again. */
const ERROR_STANDS_MS = MINUTE_MS;

const cameWithPage = new WeakSet<Error>();

/** Marks answers that came with the page until a component asks for them. */
const SERVED = { isServed: true };

/**
 * Puts the answers that came with a page into the query cache, keyed by their addresses. Errors too, so that the page
 * shows them at once. Their age counts from now, so that clocks of server and visitor need not agree.
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

/** Tells whether a new component repeats a failed call: not shortly after it failed on the server. */
export function isRetriedOnMount({
  state: { error, errorUpdatedAt },
}: {
  state: { error: unknown; errorUpdatedAt: number };
}): boolean {
  const isServed = error instanceof Error && cameWithPage.has(error);
  const age = Date.now() - errorUpdatedAt;
  // A negative age: the visitor's clock was set back.
  return !isServed || age < 0 || age > ERROR_STANDS_MS;
}

/** Tells whether an answer came with the page and is not used yet: the page is not hydrated, and the answer depends on no account. */
export function isServedAnswer({ meta }: Pick<Query, 'meta'>): boolean {
  return meta === SERVED;
}

/** Repeats the calls that failed on the server, except refusals, which would be the same. */
export function retryServedErrors(queries: QueryClient): Promise<void> {
  return queries.refetchQueries({
    type: 'active',
    predicate: ({ state: { error } }) =>
      error instanceof ApiError && cameWithPage.has(error) && (error.status === 429 || error.status >= 500),
  });
}
