import { randomInt } from 'node:crypto';
import { Agent, createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { atPace } from './load/at-pace.mjs';
import { ask, send } from './load/send.mjs';
import { UNLIMITED, withPortal } from './portal.mjs';
import { counted, percentile } from './statistics.mjs';

const KEY = 'key-of-the-measured-plug-0123456789abcdef';
const SECONDS = 15;
const PER_SECOND = 10;
const SLOW_MS = [1000, 2300];
const HTML = ['/', '/market', '/rankings'];
const API = ['/api/server/status', '/api/market/active-stores', '/api/dashboard/overview'];

/** p99 of pages and calls that ask the game, with a plug that is healthy, permanently slow, or never answers. */
export async function slowPlug(print) {
  const plug = await startPlug();
  const server = { ...UNLIMITED, bridge: { kind: 'http', url: plug.url }, inFlight: { requests: 64 } };
  const environment = { PORTICO_BRIDGE_KEY: KEY, PORTICO_DEMO_LIFE: '0' };
  try {
    await withPortal(({ url }) => measure(print, url, plug), { server, environment });
  } finally {
    await plug.stop();
  }
}

async function measure(print, url, plug) {
  const token = await newPlayer(url);
  await visit(url, token);
  for (const mode of ['well', 'slow', 'hanging', 'well']) {
    plug.mode = mode;
    const answers = await visit(url, token);
    for (const [name, paths] of Object.entries({ HTML, API })) {
      const of = answers.filter(({ path }) => paths.includes(path));
      const times = of.map(({ ms }) => ms);
      const failed = of.map(({ status }) => status).filter((status) => status !== 200);
      print(
        `plug ${mode}, ${name}: median ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms, failed ${counted(failed)}`,
      );
    }
  }
}

async function newPlayer(base) {
  const username = `bench${randomInt(100_000, 999_999)}`;
  const body = JSON.stringify({ username, password: 'leafpond-7', email: `${username}@portico.example` });
  const agent = new Agent();
  const answer = await ask({ base, agent }, { method: 'POST', path: '/api/auth/register', body });
  if (answer.status !== 200) throw new Error(`No account: ${JSON.stringify(answer)}`);
  return answer.body.token;
}

async function visit(base, token) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const pace = { perSecond: PER_SECOND, count: SECONDS * PER_SECOND };
  const answers = await atPace(pace, async (number, plannedAt) => {
    const paths = number % 2 === 0 ? HTML : API;
    const path = paths[(number >> 1) % paths.length];
    const headers = path.startsWith('/api/dashboard') ? { 'x-auth-token': token } : {};
    const client = { base, agent, from: `127.0.5.${1 + (number % 200)}` };
    const answer = await send(client, { method: 'GET', path, headers }, plannedAt).catch(({ code }) => ({
      status: code,
      ms: performance.now() - plannedAt,
    }));
    return { ...answer, path };
  });
  agent.destroy();
  return answers;
}

/** A plug without players. `slow` answers after one to two seconds, `hanging` never. */
async function startPlug() {
  const { answerText, BRIDGE_HEADERS, sign } =
    await import('../../services/dist/game/bridge/contract/index.js');
  const plug = { mode: 'well' };
  const server = createServer(async (request, response) => {
    if (plug.mode === 'hanging') return;
    if (plug.mode === 'slow') await sleep(randomInt(...SLOW_MS));
    const body = JSON.stringify(answerTo(request.url));
    const nonce = request.headers[BRIDGE_HEADERS.nonce];
    response.writeHead(200, {
      'content-type': 'application/json',
      [BRIDGE_HEADERS.signature]: sign(KEY, answerText({ nonce, status: 200, body })),
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(plug, { url: `http://127.0.0.1:${server.address().port}`, stop });
}

const STATUS = {
  version: 1,
  plug: { name: 'measured', version: '1' },
  calls: ['online', 'account', 'merchants', 'settle'],
  startedAt: Date.now(),
  players: 0,
  worlds: [],
};

function answerTo(address) {
  const asOf = Date.now();
  const [, , , subject, id, act] = new URL(address, 'http://plug').pathname.split('/');
  if (subject === 'status') return { ...STATUS, now: asOf };
  if (subject === 'online') return { asOf, characters: [], next: null };
  if (subject === 'merchants') return { asOf, merchants: [], next: null };
  if (act !== undefined) return { accountId: Number(id), outcome: 'nothing' };
  return { asOf, accountId: Number(id), session: 'none', character: null };
}
