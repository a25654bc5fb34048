import { jest } from '@jest/globals';
import type { PageDataEntry } from '@portico/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { apiQuery } from './api-query';
import { seedPageData } from './page-data';

const ADDRESS = '/api/rankings?page=2&sort=fame';
const options = () => apiQuery('/api/rankings', { query: { sort: 'fame', page: 2 } });

let asked: Request[] = [];

function answerWith(body: unknown, status = 200): void {
  globalThis.fetch = (input, init) => {
    asked.push(new Request(input, init));
    return Promise.resolve(Response.json(body, { status }));
  };
}

function client(pageData: Record<string, PageDataEntry> = {}): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  seedPageData(queries, pageData);
  return queries;
}

beforeEach(() => {
  asked = [];
  localStorage.clear();
});

describe('apiQuery', () => {
  it('is keyed by the one spelling of the address, whatever the order of the parameters', () => {
    expect(options().queryKey).toEqual([ADDRESS]);
    expect(apiQuery('/api/rankings', { query: { page: 2, sort: 'fame', search: '' } }).queryKey).toEqual([
      ADDRESS,
    ]);
  });

  it('fills path parameters in', () => {
    expect(apiQuery('/api/rankings/{id}', { params: { id: 7 } }).queryKey).toEqual(['/api/rankings/7']);
  });

  it('is answered by what came with the page, without a call', async () => {
    answerWith({ players: ['from the API'] });
    const queries = client({ [ADDRESS]: { status: 200, body: { players: ['inlined'] } } });
    expect(await queries.ensureQueryData(options())).toEqual({ players: ['inlined'] });
    expect(asked).toHaveLength(0);
  });

  it('shows the refusal that came with the page at once, and asks again when it is old', async () => {
    jest.useFakeTimers();
    answerWith({ id: 7 });
    const queries = client({
      '/api/rankings/7': {
        status: 404,
        body: { code: 'players.player_not_found', msg: 'Player not found', requestId: 'r-1' },
      },
    });
    const player = () => apiQuery('/api/rankings/{id}', { params: { id: 7 } });
    const first = new QueryObserver(queries, player());
    const stop = first.subscribe(() => undefined);
    expect(first.getCurrentResult()).toMatchObject({
      status: 'error',
      fetchStatus: 'idle',
      error: { code: 'players.player_not_found', status: 404, requestId: 'r-1' },
    });
    stop();
    await jest.advanceTimersByTimeAsync(61_000);
    expect(asked).toHaveLength(0);
    const second = new QueryObserver(queries, player());
    const end = second.subscribe(() => undefined);
    expect(second.getCurrentResult()).toMatchObject({ status: 'pending', fetchStatus: 'fetching' });
    end();
    jest.useRealTimers();
  });

  it('sends the token only where it is asked to', async () => {
    localStorage.setItem('token', 'secret');
    answerWith({});
    await client().fetchQuery(options());
    await client().fetchQuery(apiQuery('/api/auth/user', { authenticated: true }));
    expect(asked.map((request) => request.headers.get('x-auth-token'))).toEqual([null, 'secret']);
  });
});
