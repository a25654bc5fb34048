import { Agent } from 'node:http';
import { send } from '../bench/load/send.mjs';
import { until } from '../until.mjs';

/** Callbacks per minute that one address may send, whichever portal answers. Visitors of the load send none. */
export const CALLBACKS = 5;
const NOTICED_MS = 10_000;
const AWAY = '"Redis is away';

export const REDIS_FAULTS = {
  'Redis frozen': { cause: ({ redis }) => redis[0].freeze(), mend: ({ redis }) => redis[0].thaw() },
  'Redis full': {
    cause: ({ redis }) => redis[0].send('CONFIG SET maxmemory 1'),
    mend: ({ redis }) => redis[0].send('CONFIG SET maxmemory 0'),
  },
  'Redis killed, then empty': {
    cause: ({ redis }) => redis[0].stop(),
    mend: ({ redis }) => redis[0].start(),
  },
  'Redis read-only, a replica': {
    cause: ({ redis: [first, second] }) => first.send(`REPLICAOF 127.0.0.1 ${second.port}`),
    mend: ({ redis }) => redis[0].send('REPLICAOF NO ONE'),
  },
};
for (const fault of Object.values(REDIS_FAULTS)) fault.watch = (site) => new SharedLimit(site);

/** Whether portals share their counts, report it once when they do not, and measure it. */
class SharedLimit {
  constructor(site) {
    this.site = site;
  }

  async before() {
    this.wasUp = await this.#untilAllSay('1');
    this.allowed = [await this.#allowed()];
    this.logged = this.site.portals.map(linesOf);
  }

  async during() {
    this.isNoticed = await this.#untilAllSay('0');
    this.allowed.push(await this.#allowed());
  }

  async after() {
    this.isBack = await this.#untilAllSay('1');
    this.allowed.push(await this.#allowed());
    const lines = this.site.portals.map((portal, index) => linesOf(portal) - this.logged[index]);
    const expected = [CALLBACKS, CALLBACKS * this.site.portals.length, CALLBACKS];
    const isRight =
      this.wasUp &&
      this.isNoticed &&
      this.isBack &&
      this.allowed.every((count, index) => count === expected[index]) &&
      lines.every((count) => count === 1);
    const metric = `metric ${this.isNoticed ? 'down' : 'NOT DOWN'}, ${this.isBack ? 'up again' : 'NOT UP AGAIN'}`;
    return {
      isRight,
      text: `of ${CALLBACKS} per visitor ${this.allowed.join(', ')} allowed; ${lines.join(', ')} log lines; ${metric}`,
    };
  }

  /** Number of callbacks that a new visitor may send to the portals in turn. */
  async #allowed() {
    visitors += 1;
    const client = { from: `127.0.6.${visitors}`, agent: new Agent({ keepAlive: true }) };
    let allowed = 0;
    for (let round = 0; round <= CALLBACKS; round += 1)
      for (const { url } of this.site.portals) {
        const wanted = { method: 'POST', path: '/api/voting/callback/unknown', body: '{}' };
        const { status } = await send({ ...client, base: url }, wanted);
        if (status !== 429) allowed += 1;
      }
    client.agent.destroy();
    return allowed;
  }

  /** Returns whether `portico_redis_up` of all portals became this value in time. */
  #untilAllSay(value) {
    const doSay = async () => {
      const texts = await Promise.all(this.site.portals.map((portal) => this.site.metricsOf(portal)));
      return texts.every((text) => /^portico_redis_up (\d)$/m.exec(text)?.[1] === value);
    };
    return until(doSay, { forMs: NOTICED_MS });
  }
}

let visitors = 0;

const linesOf = (portal) => portal.log().split(AWAY).length - 1;
