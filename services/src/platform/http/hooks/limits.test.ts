import Fastify from 'fastify';
import { limited } from '../decorators/limit.js';
import { addLimits } from './limits.js';

const UNLIMITED = { count: async () => 0 };

test('a route that declares no limit is refused', async () => {
  const fastify = Fastify();
  addLimits(fastify, UNLIMITED);
  expect(() => fastify.get('/free', () => 'free')).toThrow('GET /free declares no limit');
  fastify.get('/counted', { config: limited('read') }, () => 'counted');
  expect((await fastify.inject('/counted')).body).toBe('counted');
  await fastify.close();
});

test('a call counts as what its route says, a search where it gives the parameter of one', async () => {
  const counted: string[] = [];
  const fastify = Fastify();
  addLimits(fastify, {
    count: async (kind) => {
      counted.push(kind);
      return 0;
    },
  });
  fastify.get('/list', { config: limited('read', { searchParameter: 'search' }) }, () => '');
  for (const url of ['/list', '/list?search=', '/list?search=a', '/nowhere']) await fastify.inject(url);
  expect(counted).toEqual(['read', 'read', 'search', 'page']);
  await fastify.close();
});
