import autocannon from 'autocannon';
import Fastify from 'fastify';

export const CLIENTS = 16;
const SECONDS = 8;

/** Calls an address with all clients as fast as it answers, after two seconds of warm-up. Each begins at another of the `requests`. */
export async function atFullSpeed(url, { requests = [], headers } = {}) {
  let clients = 0;
  const setupClient = (client) => {
    if (requests.length === 0) return;
    const start = Math.floor((requests.length / CLIENTS) * clients++) % requests.length;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  };
  const run = (duration) => autocannon({ url, connections: CLIENTS, duration, headers, setupClient });
  await run(2);
  clients = 0;
  const { requests: sent, latency, non2xx, errors } = await run(SECONDS);
  return { perSecond: sent.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}

/** The same with a bare Fastify that sends these bytes. Both servers get the headers of `sent`, because reading them takes time too. */
export async function bareAtFullSpeed(path, body, headers, sent) {
  const bare = Fastify();
  bare.get(path, (_, reply) => reply.headers(headers).send(body));
  const address = await bare.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await atFullSpeed(address + path, { headers: sent });
  } finally {
    await bare.close();
  }
}

export const speedLine = (name, { perSecond, p50, p99, failed }) =>
  `${name.padEnd(28)} ${perSecond.toFixed(0)} a second, p50 ${p50} ms, p99 ${p99} ms${failed ? `, ${failed} FAILED` : ''}`;
