import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { testConfig } from '../../../test/harness/test-config.js';
import { sharedCaches } from './shared-caches.js';

/** Finding for an address that gives this text at each call, counted from 1. */
async function findingOf(textAt: (call: number) => string) {
  let calls = 0;
  const server = createServer((_, answer) => answer.end(textAt((calls += 1))));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const site = { origin: `http://127.0.0.1:${port}` };
  const [found] = await sharedCaches(testConfig({ home: tmpdir() }, { public: { site } }));
  server.closeAllConnections();
  await once(server.close(), 'close');
  return found;
}

it.each([
  ['a parking page', '<html>For sale</html>'],
  ['JSON of another program', '{"error":"maintenance"}'],
  ['a page without end', `{"signature":"${'x'.repeat(100_000)}"}`],
])('%s is no cache, though it is the same each time', async (_, text) => {
  expect(await findingOf(() => text)).toMatchObject({
    reason: 'addressUnreached',
    params: { error: expect.stringContaining('not from this portal') },
  });
});

it('finds a cache that keeps an answer from its second use', async () => {
  const found = await findingOf((call) => JSON.stringify({ signature: String(Math.min(call, 2)) }));
  expect(found).toMatchObject({ reason: 'answersRepeated', isUrgent: true });
});

it('is satisfied with other answers each time', async () => {
  expect(await findingOf((call) => JSON.stringify({ signature: String(call) }))).toMatchObject({
    state: 'ready',
  });
});
