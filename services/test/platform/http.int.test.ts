import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ERROR_TEXTS } from '@portico/domain';
import { AppError, ERROR_STATUS } from '../../src/platform/errors/index.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({
    engine: 'sqlite',
    settings: { server: { limits: { read: 50 }, http: { bodyLimitKiB: 1 } } },
  });
});

afterAll(() => api.close());

describe('errors', () => {
  test('answer with code, text and the request id of the header', async () => {
    const answer = await api.call('/api/nothing/here');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      code: 'request.route_not_found',
      msg: ERROR_TEXTS['request.route_not_found'],
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['that ends too early', '{"a": ', 'application/json', 400, 'request.malformed_json'],
    [
      'that reaches for the prototype',
      '{"__proto__": {"a": 1}}',
      'application/json',
      400,
      'request.malformed_json',
    ],
    ['over the limit', `{"a": "${'x'.repeat(2000)}"}`, 'application/json', 413, 'request.payload_too_large'],
    ['that is no JSON', '<a/>', 'text/xml', 415, 'request.unsupported_media_type'],
  ])('refuse a body %s', async (_name, payload, type, status, code) => {
    const answer = await api.call('/api/auth/user', {
      method: 'POST',
      payload,
      headers: { 'content-type': type },
    });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.requestId).toBe(answer.headers['x-request-id']);
  });

  test('say which methods a known address takes', async () => {
    const answer = await api.call('/api/rankings/12', { method: 'DELETE' });
    expect(answer).toMatchObject({ status: 405, body: { code: 'request.method_not_allowed' } });
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test('answer an address that does not decode like any other of nothing', async () => {
    expect(await api.call('/api/%E0%A4%A')).toMatchObject({
      status: 404,
      body: { code: 'request.route_not_found' },
    });
    expect(await api.call('/api/rankings/%E0%A4%A')).toMatchObject({
      status: 400,
      body: { code: 'request.validation_failed' },
    });
  });

  test('are treated alike where their address has encoded letters', async () => {
    for (const address of ['/%61pi/world', '/%61%70%69/world']) {
      const answer = await api.call(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.etag).toMatch(/^W\//);
    }
    expect((await api.call('/%2561pi/world')).text).not.toContain('characters');
  });

  test('name the field of a bad number', async () => {
    const answer = await api.call('/api/rankings?page=1.5');
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'request.validation_failed', issues: [{ field: 'page' }] },
    });
  });

  test('fill the placeholders of their texts', () => {
    expect(new AppError('request.too_many', { seconds: 7 }).message).toContain('wait 7 s.');
    expect(Object.keys(ERROR_STATUS).sort()).toEqual(Object.keys(ERROR_TEXTS).sort());
  });

  test('never repeat a request id that the client sent', async () => {
    const answer = await api.call('/api/health/live', { headers: { 'x-request-id': '<script>' } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('limits', () => {
  test('refuse the request after the last allowed one and say how long to wait', async () => {
    const remoteAddress = '203.0.113.9';
    const ask = (forged: number) =>
      api.call('/api/auth/user', { remoteAddress, headers: { 'x-forwarded-for': `198.51.100.${forged}` } });
    for (let count = 0; count < 50; count++) expect((await ask(count)).status).toBe(401);
    const refused = await ask(50);
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too_many' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.call('/api/auth/user', { remoteAddress: '203.0.113.10' })).status).toBe(401);
    expect((await api.call('/api/health/live', { remoteAddress })).status).toBe(200);
  });
});

describe('headers', () => {
  test('forbid everything that an answer of the API does not need', async () => {
    const { headers } = await api.call('/api/health/live');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('of the description of the API say how it is packed, which is done once', async () => {
    const packed = async (encoding: string) => {
      const answer = await api.app.inject({
        url: '/api/openapi.json',
        headers: { 'accept-encoding': encoding },
      });
      return { encoding: answer.headers['content-encoding'], bytes: answer.rawPayload };
    };
    const plain = await packed('identity');
    const [brotli, gzip] = [await packed('gzip, br'), await packed('gzip')];
    expect([plain.encoding, brotli.encoding, gzip.encoding]).toEqual([undefined, 'br', 'gzip']);
    // Compared as buffers, because `toEqual` compares megabytes byte by byte.
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(gzip.bytes.length).toBeLessThan(plain.bytes.length / 5);
  });

  test('let a client revalidate what it has', async () => {
    const first = await api.call('/api/openapi.json');
    const etag = String(first.headers.etag);
    const second = await api.call('/api/openapi.json', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(second).toMatchObject({ status: 304, text: '' });
  });
});

describe('health', () => {
  test('is live and ready', async () => {
    expect(await api.call('/api/health/live')).toMatchObject({ status: 200, body: { status: 'live' } });
    expect(await api.call('/api/health/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });
});

describe('documentation', () => {
  test('describes every call, each with the error body', async () => {
    const { body } = await api.call<OpenAPIObject>('/api/openapi.json');
    const operations = Object.values(body.paths).flatMap((path) => Object.values(path));
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/auth/user', '/api/rankings']));
    for (const operation of operations) expect(operation.responses).toHaveProperty('default');
  });

  test('shows them on a page without inline scripts', async () => {
    const page = await api.call<string>('/api/docs');
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/<script>|<script [^>]*>[^<]|\son\w+=/);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    for (const file of ['start.js', 'assets/swagger-ui-bundle.js', 'assets/swagger-ui.css']) {
      expect((await api.call<string>(`/api/docs/${file}`)).status).toBe(200);
    }
  });

  test.each([
    'assets/package.json/../../..',
    'assets/%2e%2e/%2e%2e/package.json',
    'assets/..%2f..%2fpackage.json',
  ])('gives no file outside its folder: %s', async (path) => {
    expect((await api.call(`/api/docs/${path}`)).status).toBe(404);
  });
});
