import { holdAuthToken } from '@portico/api-client/runtime';
import { sendApi } from './send-api';

let sent: Request;
let answer: Response;

beforeEach(() => {
  document.documentElement.lang = 'he';
  answer = Response.json({ token: 'token-2' });
  globalThis.fetch = (input) => {
    sent = new Request(input);
    return Promise.resolve(answer);
  };
});

afterEach(() => holdAuthToken(null));

it('sends JSON without the token, in the language of the page, and answers what comes', async () => {
  holdAuthToken('token-1');
  const body = { username: 'Ada', password: 'leafpond' };
  await expect(sendApi('post', '/api/auth/login', { body })).resolves.toEqual({ token: 'token-2' });
  expect(sent.method).toBe('POST');
  expect(new URL(sent.url).pathname).toBe('/api/auth/login');
  await expect(sent.json()).resolves.toEqual(body);
  expect(sent.headers.get('content-type')).toBe('application/json');
  expect(sent.headers.get('accept-language')).toBe('he');
  expect(sent.headers.has('x-auth-token')).toBe(false);
});

it('sends the token where asked for, fills the path, and answers nothing where nothing comes', async () => {
  holdAuthToken('token-1');
  answer = new Response(null, { status: 204 });
  const params = { id: 'a/b' };
  await expect(
    sendApi('delete', '/api/auth/sessions/{id}', { authenticated: true, params, idempotencyKey: 'key-1' }),
  ).resolves.toBeUndefined();
  expect(sent.method).toBe('DELETE');
  expect(new URL(sent.url).pathname).toBe('/api/auth/sessions/a%2Fb');
  expect(sent.headers.get('x-auth-token')).toBe('token-1');
  expect(sent.headers.get('idempotency-key')).toBe('key-1');
  expect(sent.headers.has('content-type')).toBe(false);
});
