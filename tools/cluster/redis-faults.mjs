import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../bench/load/send.mjs';
import { Bank } from '../bench/money/bank.mjs';
import { differences } from '../bench/money/expected.mjs';
import { logIn } from '../bench/money/log-in.mjs';
import { spendUntil } from '../bench/money/spender.mjs';
import { counted } from '../bench/statistics.mjs';
import { freePort } from '../free-port.mjs';
import { RedisServer } from '../redis.mjs';

const PORTALS = 3;
const ACCOUNTS = 6;
const READERS = 6;
const FAULT_MS = 10_000;
/** Requests per minute that a visitor's address has, whichever portal answers. */
const LIMIT = 5;
/** A request waits at most 0.25 s for Redis. */
const SLOW_MS = 250;
const NOTICED_MS = 10_000;
const AWAY = '"Redis is away';

/** Ways in which the first Redis fails, and how each is mended. */
const FAULTS = {
  frozen: { cause: (redis) => redis.freeze(), mend: (redis) => redis.thaw() },
  full: {
    cause: (redis) => redis.send('CONFIG SET maxmemory 1'),
    mend: (redis) => redis.send('CONFIG SET maxmemory 0'),
  },
  'gone, then empty': { cause: (redis) => redis.stop(), mend: (redis) => redis.start() },
  'read-only after a failover': {
    cause: (redis, other) => redis.send(`REPLICAOF 127.0.0.1 ${other.port}`),
    mend: (redis) => redis.send('REPLICAOF NO ONE'),
  },
};

/**
 * Breaks the Redis that portals share, in each way, while visitors read and spend. Returns whether every request was
 * answered, each portal logged each fault once and measured it, limits held, and balances are exact.
 */
export async function breakRedis(print, { faultMs = FAULT_MS } = {}) {
  const bank = await Bank.mariadb({ server: { limits: { health: LIMIT } } });
  const servers = [await RedisServer.create(), await RedisServer.create()];
  const portals = [];
  try {
    for (const server of servers) await server.start();
    while (portals.length < PORTALS) portals.push(await startPortal(bank, servers[0].url));
    const ids = await bank.openAccounts(ACCOUNTS);
    const load = new Load(portals, await logIn(portals[0].url, ids));
    let isRight = true;
    for (const [name, fault] of Object.entries(FAULTS)) {
      const row = await breakOnce(portals, servers, { fault, load, faultMs });
      print(`  ${name}: ${row.text}`);
      isRight &&= row.isRight;
    }
    const intents = await load.end();
    const wrong = await differences(bank, ids, { intents, grants: [], visits: [] });
    print(`  ${intents.length} intents, ${wrong.length === 0 ? 'balances exact' : `${wrong.length} WRONG`}`);
    for (const line of wrong.slice(0, 10)) print(`    ${line}`);
    return isRight && wrong.length === 0;
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
    await Promise.all(servers.map((server) => server.stop()));
    await bank.close();
  }
}

async function startPortal(bank, redisUrl) {
  const metricsPort = String(await freePort());
  const portal = await bank.startPortal({ REDIS_URL: redisUrl, PORTICO_METRICS_PORT: metricsPort });
  return { ...portal, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
}

async function breakOnce(portals, servers, { fault, load, faultMs }) {
  const isSharedBefore = await untilAllSay(portals, '1');
  const before = await allowedOf(portals);
  const logged = portals.map(linesOf);
  load.begin();
  await fault.cause(...servers);
  const isNoticed = await untilAllSay(portals, '0');
  await sleep(faultMs);
  const during = await allowedOf(portals);
  await fault.mend(...servers);
  const isBack = await untilAllSay(portals, '1');
  const after = await allowedOf(portals);
  const { sent, slow, lost } = load.since();
  const lines = portals.map((portal, index) => linesOf(portal) - logged[index]);
  return {
    text:
      `${sent} requests, ${lost.length} lost${lost.length > 0 ? ` (${counted(lost)})` : ''}, ${slow} took ${SLOW_MS} ms or more; ` +
      `of ${LIMIT} per visitor ${before} were allowed before, ${during} meanwhile, ${after} after; ` +
      `${lines.join(', ')} log lines; metric ${isNoticed ? 'down' : 'NOT DOWN'}, ${isBack ? 'up again' : 'NOT UP AGAIN'}`,
    isRight:
      isSharedBefore &&
      isNoticed &&
      isBack &&
      lost.length === 0 &&
      before === LIMIT &&
      during === LIMIT * PORTALS &&
      after === LIMIT &&
      lines.every((count) => count === 1),
  };
}

const linesOf = (portal) => portal.log().split(AWAY).length - 1;

let visitors = 0;

/** Number of requests that a new visitor may send to the portals in turn. */
async function allowedOf(portals) {
  visitors += 1;
  const client = { from: `127.0.6.${visitors}`, agent: new Agent({ keepAlive: true }) };
  let allowed = 0;
  for (let round = 0; round <= LIMIT; round += 1)
    for (const { url } of portals) {
      const wanted = { method: 'GET', path: '/api/health/live' };
      const { status } = await send({ ...client, base: url }, wanted);
      if (status === 200) allowed += 1;
    }
  client.agent.destroy();
  return allowed;
}

/** Returns whether `portico_redis_up` of all portals became this value in time. */
async function untilAllSay(portals, value) {
  const giveUpAt = Date.now() + NOTICED_MS;
  for (;;) {
    const texts = await Promise.all(portals.map(async ({ metrics }) => (await fetch(metrics)).text()));
    if (texts.every((text) => /^portico_redis_up (\d)$/m.exec(text)?.[1] === value)) return true;
    if (Date.now() > giveUpAt) return false;
    await sleep(100);
  }
}

/** Visitors who read and spend at all portals. */
class Load {
  #isOver = false;
  #intents = [];

  constructor(portals, players) {
    const urls = portals.map(({ url }) => url);
    const isOver = () => this.#isOver;
    this.begin();
    const readers = Array.from({ length: READERS }, (_, index) =>
      this.#read({ base: urls[index % urls.length], from: `127.0.5.${1 + index}` }),
    );
    const spenders = players.map((player, index) =>
      spendUntil(isOver, {
        player,
        from: `127.0.4.${1 + index}`,
        urls: () => urls,
        onAnswer: (intent) => {
          this.#intents.push(intent);
          this.#note(Date.now() - intent.sentAt);
          this.lost.push(...intent.failures);
        },
      }),
    );
    this.ended = Promise.all([...readers, ...spenders]);
  }

  begin() {
    this.sent = 0;
    this.slow = 0;
    this.lost = [];
  }

  since() {
    return { sent: this.sent, slow: this.slow, lost: this.lost };
  }

  async end() {
    this.#isOver = true;
    await this.ended;
    return this.#intents;
  }

  async #read(client) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!this.#isOver) {
      const wanted = { method: 'GET', path: '/api/rankings' };
      const { status, ms } = await send({ ...client, agent }, wanted).catch(({ code }) => ({ status: code }));
      this.#note(ms ?? 0);
      if (status !== 200) this.lost.push(`GET ${status}`);
      await sleep(20);
    }
    agent.destroy();
  }

  #note(ms) {
    this.sent += 1;
    if (ms >= SLOW_MS) this.slow += 1;
  }
}
