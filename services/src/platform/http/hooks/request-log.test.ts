import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { pino } from 'pino';
import { addRequestLog } from './request-log.js';

test('a request is one line, without its query and with no more than the beginning of a long path', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const fastify = Fastify();
  addRequestLog(fastify, pino(sink));
  await fastify.inject('/rankings?search=Somebody');
  await fastify.inject(`/${'x'.repeat(15_000)}?search=Somebody`);
  await fastify.close();
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/rankings', status: 404 });
  expect(lines[1]?.length).toBeLessThan(500);
  expect(lines.join('')).not.toContain('Somebody');
});
