import autocannon from 'autocannon';
import Fastify from 'fastify';
import { UNLIMITED, withPortal } from './portal.mjs';

const SECONDS = 8;
const CLIENTS = 16;

/** Addresses of the same board with so many spellings that the response cache has always dropped an address before it is used again. */
function spellings() {
  const orders = permutations(['sort', 'job', 'mode', 'limit', 'page']);
  return Array.from({ length: 20 }, (_, index) => index + 1).flatMap((page) =>
    orders.map((order) => {
      const values = { sort: 'level', job: 'all', mode: 'all', limit: 20, page };
      return { path: `/api/rankings?${order.map((name) => `${name}=${values[name]}`).join('&')}` };
    }),
  );
}

function permutations(values) {
  if (values.length < 2) return [values];
  return values.flatMap((value) =>
    permutations(values.filter((other) => other !== value)).map((rest) => [value, ...rest]),
  );
}

async function rate(url, requests = []) {
  let clients = 0;
  const setupClient = (client) => {
    if (requests.length === 0) return;
    const start = Math.floor((requests.length / CLIENTS) * clients++) % requests.length;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  };
  const run = (duration) => autocannon({ url, connections: CLIENTS, duration, setupClient });
  await run(2);
  clients = 0;
  const { requests: sent, latency, non2xx, errors } = await run(SECONDS);
  return { perSecond: sent.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}

const line = (name, { perSecond, p50, p99, failed }) =>
  `${name.padEnd(28)} ${perSecond.toFixed(0)} req/s, p50 ${p50} ms, p99 ${p99} ms${failed ? `, ${failed} FAILED` : ''}`;

/** GET /api/rankings, compared with a bare Fastify that sends the same bytes. Client and server share the machine. */
export async function throughput(print) {
  const server = { ...UNLIMITED, inFlight: { requests: CLIENTS } };
  const { body, cached, uncached } = await withPortal(
    async (portal) => {
      const url = `${portal.url}/api/rankings`;
      return {
        body: await (await fetch(url)).text(),
        cached: await rate(url),
        uncached: await rate(portal.url, spellings()),
      };
    },
    { server },
  );

  const bare = Fastify();
  bare.get('/api/rankings', (_, reply) => reply.type('application/json; charset=utf-8').send(body));
  const address = await bare.listen({ port: 0, host: '127.0.0.1' });
  const floor = await rate(`${address}/api/rankings`);
  await bare.close();

  print(line('GET /api/rankings, cached', cached));
  print(line('GET /api/rankings, uncached', uncached));
  print(line('bare Fastify, same bytes', floor));
  const ratio = (ours) => (ours.perSecond / floor.perSecond).toFixed(2);
  print(
    `ratio ${ratio(cached)} with the response cache of 1 s (bar 0.5), ${ratio(uncached)} uncached (aim 0.6)`,
  );
}
