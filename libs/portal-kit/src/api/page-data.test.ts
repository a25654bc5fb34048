import { jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { apiQuery } from './api-query';
import { isRetriedOnMount, retryServedErrors, seedPageData } from './page-data';

const body = (code: string) => ({ code, msg: 'No', requestId: 'r-1' });

describe('errors that came with a page', () => {
  let asked: string[] = [];

  beforeEach(() => {
    asked = [];
    globalThis.fetch = (input) => {
      asked.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
      return Promise.resolve(Response.json({ id: 7 }));
    };
  });

  it('are asked again where they pass, and left where they are refusals', async () => {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    seedPageData(queries, {
      '/api/rankings/7': { status: 503, body: body('database.unavailable') },
      '/api/rankings/8': { status: 404, body: body('players.player_not_found') },
      '/api/rankings/9': { status: 429, body: body('request.too_many') },
    });
    const shown = [7, 8].map(
      (id) => new QueryObserver(queries, apiQuery('/api/rankings/{id}', { params: { id } })),
    );
    const stops = shown.map((observer) => observer.subscribe(() => undefined));
    expect(asked).toEqual([]);
    await retryServedErrors(queries);
    // The third is on no page.
    expect(asked).toEqual(['/api/rankings/7']);
    expect(shown.map((observer) => observer.getCurrentResult().status)).toEqual(['success', 'error']);
    for (const stop of stops) stop();
  });

  it('do not stand for longer because the clock was set back', () => {
    jest.useFakeTimers();
    const queries = new QueryClient();
    seedPageData(queries, { '/api/rankings/8': { status: 404, body: body('players.player_not_found') } });
    const { state } = queries.getQueryCache().getAll()[0] ?? { state: { error: null, errorUpdatedAt: 0 } };
    expect(isRetriedOnMount({ state })).toBe(false);
    jest.setSystemTime(Date.now() - 3_600_000);
    expect(isRetriedOnMount({ state })).toBe(true);
    jest.useRealTimers();
  });
});
