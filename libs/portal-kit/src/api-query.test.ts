import { dropPageData, offerPageData } from '@portico/api-client/runtime';
import { QueryClient } from '@tanstack/react-query';
import { apiQuery } from './api-query';

const ADDRESS = '/api/rankings?page=2&sort=fame';
const options = () => apiQuery('/api/rankings', { query: { sort: 'fame', page: 2 } });

let asked: Request[] = [];

function answerWith(body: unknown, status = 200): void {
  globalThis.fetch = (input, init) => {
    asked.push(new Request(input, init));
    return Promise.resolve(Response.json(body, { status }));
  };
}

function client(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
}

beforeEach(() => {
  asked = [];
  dropPageData();
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
    offerPageData({ [ADDRESS]: { status: 200, body: { players: ['inlined'] } } });
    expect(await client().ensureQueryData(options())).toEqual({ players: ['inlined'] });
    expect(asked).toHaveLength(0);
  });

  it('takes what came with the page once: the next reader asks the API', async () => {
    answerWith({ players: ['from the API'] });
    offerPageData({ [ADDRESS]: { status: 200, body: { players: ['inlined'] } } });
    await client().ensureQueryData(options());
    expect(await client().ensureQueryData(options())).toEqual({ players: ['from the API'] });
    expect(asked.map((request) => request.url)).toEqual([`http://localhost${ADDRESS}`]);
  });

  it('throws the error that came with the page', async () => {
    offerPageData({
      '/api/rankings/7': {
        status: 404,
        body: { code: 'players.player_not_found', msg: 'Player not found', requestId: 'r-1' },
      },
    });
    await expect(
      client().fetchQuery(apiQuery('/api/rankings/{id}', { params: { id: 7 } })),
    ).rejects.toMatchObject({
      code: 'players.player_not_found',
      status: 404,
      requestId: 'r-1',
    });
  });

  it('sends the token only where it is asked to', async () => {
    localStorage.setItem('token', 'secret');
    answerWith({});
    await client().fetchQuery(options());
    await client().fetchQuery(apiQuery('/api/auth/user', { authenticated: true }));
    expect(asked.map((request) => request.headers.get('x-auth-token'))).toEqual([null, 'secret']);
  });
});
