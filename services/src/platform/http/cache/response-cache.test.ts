import Fastify, { type FastifyInstance } from 'fastify';
import { addResponseCache } from './response-cache.js';

const TTL_MS = 1000;

describe('the response cache', () => {
  let fastify: FastifyInstance;
  let now = 0;
  let made = 0;
  let isAway = false;

  beforeEach(() => {
    now = 0;
    made = 0;
    isAway = false;
    fastify = Fastify();
    fastify.addHook('onRequest', (request, reply, done) => {
      reply.raw.setHeader('x-request-id', request.id);
      done();
    });
    addResponseCache(fastify, { path: '/list', ttlMs: TTL_MS, now: () => now });
    fastify.get<{ Querystring: { refuse?: string } }>('/list', (request, reply) => {
      if (isAway) return reply.code(503).header('retry-after', 2).send({ code: 'database.unavailable' });
      made += 1;
      if (request.query.refuse !== undefined) void reply.code(400);
      return reply.header('etag', `"${made}"`).header('cache-control', 'public, max-age=5').send({ made });
    });
    fastify.get('/list/other', () => ({ made: ++made }));
    fastify.get('/listing', () => ({ made: ++made }));
  });

  afterEach(() => fastify.close());

  const askedBefore = async (url: string) => {
    await fastify.inject(url);
    made = 0;
  };

  it('sends the same answer again until it is too old', async () => {
    await askedBefore('/list?page=2');
    const first = await fastify.inject('/list?page=2');
    const second = await fastify.inject('/list?page=2');
    expect(second.json()).toEqual(first.json());
    expect(second.headers).toMatchObject({
      etag: '"1"',
      'cache-control': 'public, max-age=5',
      'content-type': 'application/json; charset=utf-8',
      'content-length': first.headers['content-length'],
    });
    now = TTL_MS;
    expect((await fastify.inject('/list?page=2')).json()).toEqual({ made: 2 });
  });

  it('keeps no answer of an address that is asked once', async () => {
    await fastify.inject('/list?page=2');
    expect((await fastify.inject('/list?page=2')).json()).toEqual({ made: 2 });
    expect((await fastify.inject('/list?page=2')).json()).toEqual({ made: 2 });
  });

  it('gives each answer its own request id', async () => {
    await askedBefore('/list');
    const first = await fastify.inject('/list');
    const second = await fastify.inject('/list');
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('keeps one answer an address', async () => {
    await askedBefore('/list?page=1');
    await fastify.inject('/list?page=1');
    expect((await fastify.inject('/list?page=2')).json()).toEqual({ made: 2 });
  });

  it('answers 304 without a body to browsers that have it', async () => {
    await askedBefore('/list');
    await fastify.inject('/list');
    const answer = await fastify.inject({ url: '/list', headers: { 'if-none-match': '"0", W/"1"' } });
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([304, '', undefined]);
  });

  it('leaves other routes and methods alone', async () => {
    await fastify.inject('/list/other');
    expect((await fastify.inject('/list/other')).json()).toEqual({ made: 2 });
    await fastify.inject('/listing');
    expect((await fastify.inject('/listing')).json()).toEqual({ made: 4 });
    await askedBefore('/list');
    await fastify.inject('/list');
    expect((await fastify.inject({ method: 'POST', url: '/list' })).statusCode).toBe(404);
  });

  it('does not keep refusals', async () => {
    await askedBefore('/list?refuse=1');
    await fastify.inject('/list?refuse=1');
    expect((await fastify.inject('/list?refuse=1')).statusCode).toBe(400);
    expect(made).toBe(2);
  });

  describe('while the route answers 503', () => {
    beforeEach(async () => {
      await askedBefore('/list');
      await fastify.inject('/list');
      isAway = true;
    });

    it('sends the last good answer of the address, with its age, for no one to keep', async () => {
      now = 60_000;
      const answer = await fastify.inject('/list');
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ made: 1 });
      expect(answer.headers).toMatchObject({ age: '60', 'cache-control': 'no-store' });
      expect(answer.headers).not.toHaveProperty('retry-after');
    });

    it('has nothing for an address that was never answered', async () => {
      expect((await fastify.inject('/list?page=2')).statusCode).toBe(503);
    });

    it('has nothing after ten minutes', async () => {
      now = 10 * 60_000 + 1;
      expect((await fastify.inject('/list')).statusCode).toBe(503);
    });

    it('sends a new answer as soon as there is one', async () => {
      now = 60_000;
      isAway = false;
      expect((await fastify.inject('/list')).json()).toEqual({ made: 2 });
    });
  });
});
