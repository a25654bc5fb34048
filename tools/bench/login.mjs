import { Agent } from 'node:http';
import { READS_PER_SECOND, readAtPace } from './load/read-at-pace.mjs';
import { send } from './load/send.mjs';
import { UNLIMITED, withPortal } from './portal.mjs';

const LOGINS = 50;
const BAR = { share: 0.2, ms: 10 };

/** Each login has its own network, so that no network limit applies. No account has the name, which costs the same. */
const loginOf = (number) => ({
  from: `127.0.${4 + number}.1`,
  request: {
    method: 'POST',
    path: '/api/auth/login',
    body: JSON.stringify({ username: `Visitor${number}`, password: 'not the password' }),
  },
});

async function logins(base) {
  const agent = new Agent({ keepAlive: false });
  const all = Array.from({ length: LOGINS }, (_, number) => loginOf(number));
  const answers = await Promise.all(all.map(({ from, request }) => send({ base, from, agent }, request)));
  return {
    slowest: Math.max(...answers.map(({ ms }) => ms)),
    hashed: answers.filter(({ status }) => status === 400).length,
  };
}

/** GET /api/rankings at a fixed pace, without and with fifty logins at once. Client and server share the machine. */
export async function loginSlowdown(print) {
  const server = { ...UNLIMITED, inFlight: { requests: 64 } };
  await withPortal(({ url }) => measure(print, url), { server, environment: { PORTICO_DEMO_LIFE: '0' } });
}

async function measure(print, url) {
  await readAtPace(url);
  const alone = await readAtPace(url);
  const [loaded, { slowest, hashed }] = await Promise.all([readAtPace(url), logins(url)]);
  const allowed = Math.max(alone.p99 * (1 + BAR.share), alone.p99 + BAR.ms);
  print(
    `p99 of ${READS_PER_SECOND} reads a second: ${alone.p99.toFixed(1)} ms, ${alone.failures.length} failed`,
  );
  print(
    `with ${LOGINS} logins at once: ${loaded.p99.toFixed(1)} ms (bar ${allowed.toFixed(1)}), ${loaded.failures.length} failed; ` +
      `${hashed} hashed, the last after ${(slowest / 1000).toFixed(1)} s`,
  );
}
