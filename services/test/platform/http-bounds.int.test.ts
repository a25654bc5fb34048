import type { ErrorBody } from '@portico/domain';
import { startApi } from '../harness/start-api.js';
import type { TestAnswer, TestApi } from '../harness/start-api.js';

const SEARCHES = [
  ['/api/itemdatabase/advanced-search', 'query'],
  ['/api/market/owl-search', 'itemName'],
] as const;

/** A letter with marks whose order changes in Unicode normalization. */
const marks = (count: number) => `a${'\u0300\u0316'.repeat(count / 2)}`;

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ engine: 'sqlite', settings: { server: { limits: { search: 1000, read: 5000 } } } });
});

afterAll(() => api.close());

const post = (address: string, payload: string | object, type = 'application/json') =>
  api.call(address, { method: 'POST', payload, headers: { 'content-type': type } });

/** Status and code of an answer, which must be as short as a refusal. */
function refusal({ status, body, text }: TestAnswer<ErrorBody>): [number, string] {
  return [status, Buffer.byteLength(text) < 1000 ? body.code : `${text.length} characters`];
}

describe('the length of a text', () => {
  test.each(SEARCHES)('is bounded before %s does anything with it', async (address, field) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    try {
      const answer = await post(address, { [field]: marks(20_000) });
      expect(refusal(answer)).toEqual([400, 'request.validation_failed']);
      const folded = normalize.mock.contexts.map((text) => String(text).length);
      expect(Math.max(0, ...folded)).toBeLessThan(1000);
    } finally {
      normalize.mockRestore();
    }
  });

  test.each([
    '/api/rankings?search=',
    '/api/search?q=',
    '/api/itemdatabase/search?query=',
    '/api/maps/search?q=',
    '/api/npcs?search=',
    '/api/maplestoryio/quests?npc=',
    '/api/character-proxy?name=',
  ])('is bounded in %s', async (address) => {
    const text = encodeURIComponent(marks(600));
    const answer = await api.call(address + text);
    expect(answer.text.length).toBeLessThan(1000);
    expect([400, 404]).toContain(answer.status);
  });

  test('counts letters that are written in parts as what they fold to', async () => {
    const term = 'a\u0301'.repeat(50);
    expect((await post('/api/itemdatabase/advanced-search', { query: term })).status).not.toBe(400);
  });

  test('of a body is at most 64 KiB', async () => {
    const answer = await post('/api/itemdatabase/advanced-search', { query: 'x'.repeat(64 * 1024) });
    expect(refusal(answer)).toEqual([413, 'request.payload_too_large']);
  });

  test('of an address is at most 4,096 characters, anywhere', async () => {
    expect(refusal(await api.call(`/api/rankings?page=1&${'x'.repeat(5000)}`))).toEqual([
      414,
      'request.address_too_long',
    ]);
    expect(refusal(await api.call(`/${'x/'.repeat(5000)}`))).toEqual([414, 'request.address_too_long']);
  });

  test('of a token is bounded before it is verified', async () => {
    const answer = await api.call('/api/auth/user', { token: `a.${'b'.repeat(10_000)}.c` });
    expect(refusal(answer)).toEqual([401, 'identity.unauthenticated']);
  });
});

describe('a body', () => {
  const [[address]] = SEARCHES;

  test('with thousands of unknown fields is refused in a few words', async () => {
    const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${index}`, 0]));
    expect(refusal(await post(address, fields))).toEqual([400, 'request.validation_failed']);
  });

  test('names five of its unknown fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`x${index}`, 0]));
    const answer = await post(address, fields);
    expect(refusal(answer)).toEqual([400, 'request.validation_failed']);
    expect(answer.body.issues?.map(({ field }) => field)).toEqual(['x0', 'x1', 'x2', 'x3', 'x4']);
  });

  test('does not get the long name of a field back', async () => {
    for (const name of [
      'x'.repeat(20_000),
      '\u0001'.repeat(5000),
      '"'.repeat(10_000),
      '\u{1f4a5}'.repeat(5000),
    ]) {
      const answer = await post(address, { [name]: { [name]: 1 } });
      expect(refusal(answer)).toEqual([400, 'request.validation_failed']);
    }
  });

  test.each([
    ['objects', `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
    ['lists', `{"query":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['filters', `{"filters":${'{"itemLevel":'.repeat(3000)}1${'}'.repeat(3001)}`],
  ])('of nested %s is refused, not an error of ours', async (_name, payload) => {
    expect(refusal(await post(address, payload))).toEqual([400, 'request.validation_failed']);
  });

  test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'])(
    'does not pass %s as a known field',
    async (name) => {
      const answer = await post(address, `{"query":"","${name}":{}}`);
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ field: name }] } });
      const inner = await post(address, `{"filters":{"${name}":1}}`);
      expect(inner).toMatchObject({ status: 400, body: { issues: [{ field: `filters.${name}` }] } });
    },
  );

  test.each(['{"__proto__":{"query":"ab"}}', '{"filters":{"__proto__":{}}}', '{"\\u005f_proto__":1}'])(
    'that reaches for a prototype is refused: %s',
    async (payload) => {
      expect(refusal(await post(address, payload))).toEqual([400, 'request.malformed_json']);
    },
  );

  test.each(['', 'null', '1', '"a"', '[]', '[{}]', 'true'])(
    'that is no object is refused: %s',
    async (payload) => {
      expect((await post(address, payload)).status).toBe(400);
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'application/octet-stream',
    'application/jsonp',
    '',
  ])('of the type %j is not read', async (type) => {
    expect(refusal(await post(address, '{"query":""}', type))).toEqual([
      415,
      'request.unsupported_media_type',
    ]);
  });

  test('of JSON may name its character set', async () => {
    expect((await post(address, '{"query":""}', 'application/json; charset=utf-8')).status).not.toBe(415);
  });
});
