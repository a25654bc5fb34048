import { jest } from '@jest/globals';
import { ApiError, callApi, getFile, getJson, holdAuthToken, retryReads } from './runtime';

const { fetch } = globalThis;
let asked: Request[] = [];

beforeEach(() => {
  asked = [];
  holdAuthToken('a-token');
  globalThis.fetch = (input) => {
    asked.push(input as Request);
    return Promise.resolve(Response.json({ ok: true }));
  };
});

afterEach(() => {
  holdAuthToken(null);
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
});

it('sends the token to our own API, and follows no redirect with it', async () => {
  await getJson('/api/auth/user', { authenticated: true });
  expect(asked.map(({ url }) => url)).toEqual([`${location.origin}/api/auth/user`]);
  expect(asked[0]?.headers.get('x-auth-token')).toBe('a-token');
  expect(asked[0]?.redirect).toBe('error');
});

it('goes with the token of the moment, also where it is forgotten meanwhile', async () => {
  const answer = callApi('/api/auth/logout', { method: 'post', authenticated: true });
  holdAuthToken(null);
  await answer;
  expect(asked[0]?.headers.get('x-auth-token')).toBe('a-token');
});

it.each([
  'https://evil.example/api/auth/user',
  '//evil.example/api/auth/user',
  String.raw`/\evil.example/api/auth/user`,
  String.raw`\\evil.example/api/auth/user`,
  '/\t/evil.example/api/auth/user',
  ' //evil.example/',
  'api/auth/user',
  'javascript:alert(1)',
  'blob:https://evil.example/1',
  '',
])('refuses %j for every caller', async (address) => {
  await expect(getJson(address, { authenticated: true })).rejects.toThrow('Not an address of the API');
  await expect(getJson(address)).rejects.toThrow('Not an address of the API');
  expect(asked).toEqual([]);
});

it('answers a file as it came, asked for with the token', async () => {
  answerWith(new Response('\u{feff}id\r\n1\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } }));
  const file = await getFile('/api/ledger/file', { authenticated: true });
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(new TextEncoder().encode('\u{feff}id\r\n1\r\n'));
  expect(asked[0]?.headers.get('x-auth-token')).toBe('a-token');
});

it('says why there is no file, in the words of the API', async () => {
  answerWith(
    Response.json(
      { code: 'portal.rate_limited', msg: 'Too many requests', requestId: 'req-1' },
      { status: 429 },
    ),
  );
  await expect(getFile('/api/ledger/file', { authenticated: true })).rejects.toMatchObject({
    code: 'portal.rate_limited',
    status: 429,
    requestId: 'req-1',
  });
});

it('says of a file that breaks off that the server is away', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('reset')) });
  answerWith(new Response(body));
  await expect(getFile('/api/ledger/file')).rejects.toMatchObject({ code: 'client.network', status: 0 });
});

describe('a call that fails in passing', () => {
  const busy = (headers = {}) =>
    Response.json({ code: 'portal.busy', msg: 'Busy', requestId: 'req-2' }, { status: 503, headers });
  const rows = () => Response.json({ rows: 2 });

  beforeAll(retryReads);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['the server is busy', busy],
    ['no one answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is sent again where it reads and %s', async (_, failure) => {
    answerInTurn(failure, rows);
    const answer = getJson('/api/rankings', { authenticated: true });
    await jest.advanceTimersByTimeAsync(1000);
    await expect(answer).resolves.toEqual({ rows: 2 });
    expect(asked.map(({ headers }) => headers.get('x-auth-token'))).toEqual(['a-token', 'a-token']);
  });

  it('waits as long as the server says', async () => {
    answerInTurn(() => busy({ 'retry-after': '2' }), rows);
    const answer = getJson('/api/rankings');
    await jest.advanceTimersByTimeAsync(1900);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    await expect(answer).resolves.toEqual({ rows: 2 });
  });

  it('says so after the second time', async () => {
    answerInTurn(busy, busy, rows);
    const error = failureOf(getJson('/api/rankings'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await error).toMatchObject({ code: 'portal.busy', status: 503 });
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['changes something', () => callApi('/api/market', { method: 'post', json: { id: 1 } }), busy],
    ['is to be sent once', () => getJson('/api/audit/verification', { retry: 0 }), busy],
    ['is refused', () => getJson('/api/rankings'), () => Response.json({}, { status: 429 })],
    ['times out', () => getJson('/api/rankings'), () => new Promise<Response>(() => undefined)],
  ])('is not sent again where it %s', async (_, call, failure) => {
    answerInTurn(failure, rows);
    const error = failureOf(call());
    await jest.advanceTimersByTimeAsync(120_000);
    expect(await error).toBeInstanceOf(ApiError);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['its body never ends', [() => new Response(new ReadableStream())]],
    [
      'the second try has no answer either',
      [() => after(30_000, new TypeError('Failed to fetch')), () => new Promise<Response>(() => undefined)],
    ],
  ])('ends after a minute in all where %s', async (_, failures) => {
    answerInTurn(...failures);
    const error = failureOf(getJson('/api/rankings'));
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(Promise.race([error, Promise.resolve('waits still')])).resolves.toMatchObject({
      code: 'client.timeout',
      status: 0,
    });
  });

  it('is aborted together with its caller', async () => {
    answerInTurn(busy, rows);
    const page = new AbortController();
    const error = failureOf(getJson('/api/rankings', { signal: page.signal }));
    await jest.advanceTimersByTimeAsync(100);
    page.abort();
    await jest.advanceTimersByTimeAsync(5000);
    expect(await error).toMatchObject({ name: 'AbortError' });
    expect(asked).toHaveLength(1);
  });
});

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

function after(delayMs: number, failure: Error): Promise<Response> {
  return new Promise((_, reject) => setTimeout(() => reject(failure), delayMs));
}

function answerInTurn(...answers: (() => Response | Promise<Response>)[]): void {
  globalThis.fetch = (input) => {
    asked.push(input as Request);
    const next = answers.shift();
    return next === undefined ? Promise.reject(new Error('Asked too often')) : Promise.resolve(next());
  };
}

function answerWith(response: Response): void {
  globalThis.fetch = (input) => {
    asked.push(input as Request);
    return Promise.resolve(response);
  };
}
