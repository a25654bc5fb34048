import { type ApiError, getJson } from '@portico/api-client/runtime';
import type { paths } from '@portico/api-client';
import { apiAddress, type QueryValue } from '@portico/contract';
import { keepPreviousData, queryOptions, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { isRetriedOnMount } from './page-data';
import { pathAddress } from './path-address';

/** Makes the pages of this tab ask again: calls whose addresses begin with one of these. */
export function useRefresh(...starts: readonly string[]): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [address] }) => starts.some((start) => String(address).startsWith(start)),
    });
}

type Json<R> = R extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : never;
type Operation<P extends keyof paths> = paths[P] extends { get: infer Get } ? Get : never;

/** Paths of `openapi.json` that answer GET with JSON. */
export type GetPath = {
  [P in keyof paths & string]: [Json<Operation<P>>] extends [never] ? never : P;
}[keyof paths & string];

export type Answer<P extends GetPath> = Json<Operation<P>>;

type QueryOf<P extends GetPath> = Operation<P> extends { parameters: { query?: infer Q } } ? Q : never;
type PathParameter<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

export type ApiQueryInit<P extends GetPath> = {
  query?: NonNullable<QueryOf<P>>;
  /** Sends the session token; public reads go without it. */
  authenticated?: boolean;
  /** Disables the second try, for calls that would fail again. */
  retry?: 0;
  /** Keeps the last answer visible while the next one loads. */
  keepsLast?: true;
} & ([PathParameter<P>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParameter<P>, string | number> });

type InitArguments<P extends GetPath> = [PathParameter<P>] extends [never]
  ? [init?: ApiQueryInit<P>]
  : [init: ApiQueryInit<P>];

export type ApiQueryOptions<P extends GetPath> = UseQueryOptions<Answer<P>, ApiError, Answer<P>, string[]>;

/**
 * Query options of one API call: `useQuery(apiQuery('/api/rankings', { query: { page } }))`. The key is the call's
 * address, under which `seedPageData` puts the answers that came with the page.
 */
export function apiQuery<P extends GetPath>(path: P, ...[init]: InitArguments<P>): ApiQueryOptions<P> {
  const { params, query, keepsLast, ...call }: Partial<ApiQueryInit<P>> = init ?? {};
  const address = addressOf(path, params, query);
  return queryOptions<Answer<P>, ApiError, Answer<P>, string[]>({
    queryKey: [address],
    meta: { authenticated: call.authenticated ?? false },
    queryFn: async ({ signal }) => (await getJson(address, { signal, ...call })) as Answer<P>,
    retryOnMount: isRetriedOnMount,
    ...(keepsLast && { placeholderData: keepPreviousData }),
  });
}

function addressOf(
  path: string,
  params: Record<string, string | number> | undefined,
  query: Record<string, unknown> | undefined,
): string {
  return apiAddress(pathAddress(path, params), query as Record<string, QueryValue> | undefined);
}
