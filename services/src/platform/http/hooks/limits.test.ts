import Fastify from 'fastify';
import { limited } from '../decorators/limit.js';
import { addLimits } from './limits.js';

const UNLIMITED = { count: async () => 0, countKey: async () => 0 };

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
    ...UNLIMITED,
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

test.each([
  ['/rankings', { 'accept-language': 'ja' }, 'ja', 'ltr', 'リクエストが多すぎます'],
  ['/he/rankings', { 'accept-language': 'ja' }, 'he', 'rtl', 'יותר מדי בקשות'],
  [
    '/rankings',
    { cookie: 'a=b; i18next=ru', 'accept-language': 'ja' },
    'ru',
    'ltr',
    'Слишком много запросов',
  ],
  ['/rankings', {}, 'en', 'ltr', 'Too many requests'],
])(
  'who asks for %s too often is told so with a countdown, by %j in %s',
  async (url, headers, lang, dir, title) => {
    const fastify = Fastify();
    addLimits(fastify, { ...UNLIMITED, count: () => Promise.resolve(7) });
    const answer = await fastify.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['content-type']]).toEqual([
      429,
      '7',
      'text/html; charset=utf-8',
    ]);
    expect(answer.body).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.body).toContain('<output role="timer">7</output>');
    await fastify.close();
  },
);

test('a read of the public API counts for its key, any other call for its network', async () => {
  const counted: unknown[] = [];
  const fastify = Fastify();
  addLimits(fastify, {
    count: async () => {
      counted.push('network');
      return 0;
    },
    countKey: async (kind, key) => {
      if (key !== 'mine') return 'unknown';
      counted.push([kind, key]);
      return 0;
    },
  });
  for (const url of ['/api/v1/public/rankings', '/api/rankings'])
    fastify.get(url, { config: limited('search') }, () => '');
  const ask = async (url: string, key: string) =>
    (await fastify.inject({ url, headers: { 'x-api-key': key } })).statusCode;
  expect(await ask('/api/v1/public/rankings', 'mine')).toBe(200);
  expect(await ask('/api/rankings', 'mine')).toBe(200);
  expect(await ask('/api/v1/public/rankings', 'other')).toBe(401);
  expect(counted).toEqual([['search', 'mine'], 'network']);
  await fastify.close();
});
