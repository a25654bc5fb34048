import { jest } from '@jest/globals';
import { QueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { withFallback } from './with-fallback';

type Options = UseQueryOptions<string, Error, string, string[]>;

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const recorded: Options = { queryKey: ['recorded'], queryFn: () => 'recorded' };
const stop = new AbortController();

/** A call that hangs until it is canceled. */
const hanging: Options = {
  queryKey: ['live'],
  queryFn: ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up')))),
};

const failing = (status: number): Options => ({
  queryKey: ['live'],
  queryFn: () => Promise.reject(Object.assign(new Error('refused'), { status })),
});

beforeEach(() => client.clear());
afterEach(() => jest.restoreAllMocks());

it('waits ten seconds for the game, then shows what was recorded', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal);
  const answer = client.fetchQuery(withFallback(hanging, recorded));
  expect(timeout).toHaveBeenCalledWith(10_000);
  stop.abort();
  await expect(answer).resolves.toBe('recorded');
});

it('shows what was recorded where the game fails', async () => {
  await expect(client.fetchQuery(withFallback(failing(503), recorded))).resolves.toBe('recorded');
});

it('takes for an answer that there is no such store', async () => {
  await expect(client.fetchQuery(withFallback(failing(404), recorded))).rejects.toThrow('refused');
});
