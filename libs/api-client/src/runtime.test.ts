import { jest } from '@jest/globals';
import { getJson, holdAuthToken } from './runtime';

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
