import { atFullSpeed, bareAtFullSpeed, CLIENTS, speedLine } from './load/full-speed.mjs';
import { UNLIMITED, withPortal } from './portal.mjs';

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

/** GET /api/rankings, compared with a bare Fastify that sends the same bytes. Client and server share the machine. */
export async function throughput(print) {
  const server = { ...UNLIMITED, inFlight: { requests: CLIENTS } };
  const { body, cached, uncached } = await withPortal(
    async (portal) => {
      const url = `${portal.url}/api/rankings`;
      return {
        body: await (await fetch(url)).text(),
        cached: await atFullSpeed(url),
        uncached: await atFullSpeed(portal.url, { requests: spellings() }),
      };
    },
    { server },
  );

  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const floor = await bareAtFullSpeed('/api/rankings', body, headers);
  print(speedLine('GET /api/rankings, cached', cached));
  print(speedLine('GET /api/rankings, uncached', uncached));
  print(speedLine('bare Fastify, same bytes', floor));
  const ratio = (ours) => (ours.perSecond / floor.perSecond).toFixed(2);
  print(
    `ratio ${ratio(cached)} with the response cache of 1 s (bar 0.5), ${ratio(uncached)} uncached (aim 0.6)`,
  );
}
