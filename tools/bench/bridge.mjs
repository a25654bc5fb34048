import { randomInt } from 'node:crypto';
import { Agent, createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { atPace } from './load/at-pace.mjs';
import { ask, send } from './load/send.mjs';
import { UNLIMITED, withPortal } from './portal.mjs';
import { counted, percentile } from './statistics.mjs';

const KEY = 'key-of-the-measured-plug-0123456789abcdef';
const SECONDS = 15;
const PER_SECOND = 5;
const SLOW_MS = [1000, 2300];
const HTML = ['/', '/market', '/rankings', '/online'];
const API = [
  '/api/server/status',
  '/api/market/active-stores',
  '/api/dashboard/overview',
  '/api/activity/online',
];

/**
 * p99 of pages and calls that ask the game, with a plug that works, is always slow, hangs or sends false answers, as a ratio to a portal
 * without a bridge. Both portals get visits at the same time, so that other load on the machine affects both.
 */
export async function slowPlug(print) {
  const plug = await startPlug();
  const server = { ...UNLIMITED, bridge: { kind: 'http', url: plug.url }, inFlight: { requests: 64 } };
  const environment = { PORTICO_BRIDGE_KEY: KEY, PORTICO_DEMO_LIFE: '0' };
  try {
    await withPortal(
      (bare) =>
        withPortal((bridged) => measure(print, { bare: bare.url, bridged: bridged.url }, plug), {
          server,
          environment,
        }),
      { server: { ...UNLIMITED, inFlight: server.inFlight }, environment: { PORTICO_DEMO_LIFE: '0' } },
    );
  } finally {
    await plug.stop();
  }
}

async function measure(print, urls, plug) {
  const portals = await Promise.all(
    Object.values(urls).map(async (url) => ({ url, token: await newPlayer(url) })),
  );
  for (const { url, token } of portals) await visit(url, token);
  for (const mode of ['well', 'slow', 'hanging', 'lying', 'well']) {
    plug.mode = mode;
    const answers = await Promise.all(portals.map(({ url, token }) => visit(url, token)));
    for (const [name, paths] of Object.entries({ HTML, API })) {
      const [without, withPlug] = answers.map((all) => resultOf(all, paths));
      print(
        `plug ${mode}, ${name}: ${withPlug.text}; no bridge ${without.text}; p99 ${(withPlug.p99 / without.p99).toFixed(2)} times`,
      );
    }
  }
}

function resultOf(answers, paths) {
  const of = answers.filter(({ path }) => paths.includes(path));
  const times = of.map(({ ms }) => ms);
  const failed = of.map(({ status }) => status).filter((status) => status !== 200);
  const p99 = percentile(times, 0.99);
  return {
    p99,
    text: `median ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(0)} ms, failed ${counted(failed)}`,
  };
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

/** A plug without players. `slow` answers after one to two seconds, `hanging` never, `lying` with false content or a false signature. */
async function startPlug() {
  const { answerText, BRIDGE_HEADERS, sign } =
    await import('../../services/dist/game/bridge/contract/index.js');
  const plug = { mode: 'well' };
  const server = createServer(async (request, response) => {
    if (plug.mode === 'hanging') return;
    if (plug.mode === 'slow') await sleep(randomInt(...SLOW_MS));
    const isLie = plug.mode === 'lying';
    const body = JSON.stringify(isLie ? lieTo(request.url) : answerTo(request.url));
    const key = isLie && randomInt(2) === 0 ? KEY.toUpperCase() : KEY;
    const nonce = request.headers[BRIDGE_HEADERS.nonce];
    response.writeHead(200, {
      'content-type': 'application/json',
      [BRIDGE_HEADERS.signature]: sign(key, answerText({ nonce, status: 200, body })),
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

/** Names with markup, negative prices, and more of both than any game has. */
function lieTo(address) {
  const row = {
    characterId: 7,
    accountId: 7,
    name: '<b>owner</b>',
    level: -1,
    job: 1,
    mapId: -5,
    world: 0,
    channel: 999,
  };
  const goods = [{ position: 1, itemId: -1, price: -500, quantity: 1, bundles: 1, equipment: null }];
  const merchant = { ...row, ownerName: '<i>', description: 'x'.repeat(500), goods };
  const rows = {
    characters: Array.from({ length: 500 }, () => row),
    merchants: Array.from({ length: 100 }, () => merchant),
    players: -5,
    session: 'dead',
  };
  return { ...answerTo(address), ...rows };
}
