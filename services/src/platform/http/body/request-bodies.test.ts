import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { addBodies } from './request-bodies.js';

const FORM = 'application/x-www-form-urlencoded';

describe('bodies', () => {
  let fastify: FastifyInstance;
  const refusedBy: unknown[] = [];

  beforeAll(async () => {
    fastify = Fastify({ bodyLimit: 1000 });
    addBodies(fastify);
    fastify.addHook('onError', async (_request, _reply, error) => {
      refusedBy.push('issues' in error ? error.issues : []);
    });
    const config = { body: { maxBytes: 5000, maxValues: 1000, takesForms: true } };
    fastify.post('/callback', { config }, ({ body }) => ({ body }));
    fastify.post('/call', ({ body }) => ({ body }));
    await fastify.ready();
  });

  afterAll(() => fastify.close());

  const post = async (url: string, type: string, payload: string) => {
    const answer = await fastify.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    return { status: answer.statusCode, code: answer.json<{ code?: string }>().code, text: answer.body };
  };

  test('are forms on routes that other servers call, and nowhere else', async () => {
    const form = await post('/callback', `${FORM}; charset=utf-8`, 'a=1&b=%C3%A9+x&c=&d');
    expect(JSON.parse(form.text)).toEqual({ body: { a: '1', b: 'é x', c: '', d: '' } });
    expect((await post('/call', FORM, 'a=1')).code).toBe('request.unsupported_media_type');
    expect((await post('/callback', 'text/plain', 'a=1')).status).toBe(415);
  });

  test('have a list where a name comes more than once, and no prototype', async () => {
    const { text } = await post('/callback', FORM, 'a=1&a=2&a=3&__proto__=x&constructor=y');
    expect(text).toBe('{"body":{"a":["1","2","3"],"__proto__":"x","constructor":"y"}}');
  });

  test.each<[string, string]>([
    [String.raw`{"a":"x\ud83d"}`, 'a'],
    [String.raw`{"a":"\uDE00 x"}`, 'a'],
    [String.raw`{"a":{"b":["x","\uD83D\uD83D\uDE00"]}}`, 'a.b.1'],
    [String.raw`"\udfff"`, 'body'],
  ])('with half of a character are refused: %s', async (payload, field) => {
    const answer = await fastify.inject({
      method: 'POST',
      url: '/call',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).not.toBe(200);
    expect(refusedBy.at(-1)).toMatchObject([{ field, rule: 'wellFormed' }]);
  });

  test('with whole characters are read, and those of other servers whatever they hold', async () => {
    const whole = await post('/call', 'application/json', String.raw`{"a":"\ud83d\ude00é\u00e9"}`);
    expect(JSON.parse(whole.text)).toEqual({ body: { a: '😀éé' } });
    const half = await post('/callback', 'application/json', String.raw`{"a":"\ud83d","b":"1"}`);
    expect(half.status).toBe(200);
  });

  test('take no longer to read where all fields have one name', async () => {
    const fields = 6000;
    const server = Fastify();
    addBodies(server);
    const config = { body: { maxBytes: 128 * 1024, maxValues: fields, takesForms: true } };
    server.post('/callback', { config }, ({ body }) => body);
    const payload = Array.from({ length: fields }, () => 'a').join('&');
    const headers = { 'content-type': FORM };
    const start = performance.now();
    const answer = await server.inject({ method: 'POST', url: '/callback', headers, payload });
    expect(performance.now() - start).toBeLessThan(1000);
    expect(answer.json<{ a: string[] }>().a).toHaveLength(fields);
    await server.close();
  });

  test('may be larger and hold more on those routes, up to a bound', async () => {
    const long = `{"a":"${'x'.repeat(2000)}"}`;
    expect((await post('/callback', 'application/json', long)).status).toBe(200);
    expect((await post('/call', 'application/json', long)).status).toBe(413);
    expect((await post('/callback', FORM, `a=${'x'.repeat(5000)}`)).status).toBe(413);
    const values = (count: number) => `[${Array.from({ length: count }, () => '1').join(',')}]`;
    expect((await post('/callback', 'application/json', values(1000))).status).toBe(200);
    expect((await post('/callback', 'application/json', values(1001))).code).toBe(
      'request.validation_failed',
    );
    const fields = Array.from({ length: 1001 }, (_, index) => `${index}`).join('&');
    expect((await post('/callback', FORM, fields)).code).toBe('request.validation_failed');
  });
});
