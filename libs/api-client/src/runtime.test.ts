import { jest } from '@jest/globals';
import { getFile, getJson, holdAuthToken } from './runtime';

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
])('refuses %j, whoever asks for it', async (address) => {
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

function answerWith(response: Response): void {
  globalThis.fetch = (input) => {
    asked.push(input as Request);
    return Promise.resolve(response);
  };
}
