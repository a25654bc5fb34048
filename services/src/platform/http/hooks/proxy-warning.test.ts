import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { pino } from 'pino';
import { addProxyWarning } from './proxy-warning.js';

async function linesOf(trusted: string[], peers: string[], header = 'x-forwarded-for'): Promise<string[]> {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const fastify = Fastify();
  addProxyWarning(fastify, trusted, pino(sink));
  for (const remoteAddress of peers) {
    await fastify.inject({ url: '/', remoteAddress, headers: { [header]: '198.51.100.7' } });
  }
  await fastify.close();
  return lines;
}

test.each(['x-forwarded-for', 'forwarded'])(
  'a proxy that sends %s untrusted is said once',
  async (header) => {
    const lines = await linesOf([], ['10.0.0.2', '10.0.0.2', '10.0.0.3'], header);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"peer":"10.0.0.2"');
    expect(lines[0]).toContain('PORTICO_TRUSTED_PROXIES');
  },
);

test('a proxy that is trusted is not', async () => {
  expect(await linesOf(['10.0.0.0/8', '::1'], ['10.0.0.2', '::ffff:10.9.9.9', '::1'])).toEqual([]);
  expect(await linesOf(['10.0.0.2'], ['10.0.0.3'])).toHaveLength(1);
});
