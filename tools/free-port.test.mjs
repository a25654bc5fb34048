import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { freePort } from './free-port.mjs';

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

test('is none on which something listens, on whatever address', async () => {
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    const draws = [await freePort(), await freePort()];
    const server = createServer().listen(draws[0], host);
    await once(server, 'listening');
    const [, other] = draws;
    expect(await freePort(() => draws.shift())).toBe(other);
    server.close();
  }
});

test('is none that the system gives to outgoing connections', async () => {
  // Linux has its own range; other systems follow the standard.
  const first = existsSync(RANGE) ? Number(readFileSync(RANGE, 'utf8').split(/\s/, 1)[0]) : 49_152;
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(Math.max(...ports)).toBeLessThan(first);
});
