import type { QueryFunction, QueryFunctionContext, UseQueryOptions } from '@tanstack/react-query';

/** The specification's limit for a page that waits for the game. */
const LIVE_LIMIT_MS = 10_000;

type Options<T, E> = UseQueryOptions<T, E, T, string[]>;

/** Falls back to the recorded call if the live one fails or takes ten seconds, but not after an error such as "not found", which it would answer too. */
export function withFallback<T, E>(live: Options<T, E>, recorded: Options<T, E>): Options<T, E> {
  const [askLive, askRecorded] = [callOf(live), callOf(recorded)];
  return {
    ...live,
    queryFn: async (context) => {
      const signal = AbortSignal.any([context.signal, AbortSignal.timeout(LIVE_LIMIT_MS)]);
      try {
        return await askLive(withSignal(context, signal));
      } catch (error) {
        if (context.signal.aborted || isSettled(error)) throw error;
        return askRecorded(context);
      }
    },
  };
}

function isSettled(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500;
}

function withSignal(
  { client, queryKey, meta }: QueryFunctionContext<string[]>,
  signal: AbortSignal,
): QueryFunctionContext<string[]> {
  return { client, queryKey, meta, signal };
}

function callOf<T, E>({ queryFn }: Options<T, E>): QueryFunction<T, string[]> {
  if (typeof queryFn !== 'function') throw new TypeError('The query has no call');
  return queryFn;
}
