import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn } from '../bench/money/log-in.mjs';
import { startProxy } from '../deploy/proxies.mjs';
import { freePort } from '../free-port.mjs';
import { RedisServer } from '../redis.mjs';
import { until } from '../until.mjs';
import { Clock } from './clock.mjs';
import { Load } from './load.mjs';

const PORTALS = 3;
const ACCOUNTS = 6;
const USER = 'portico';
const READY_MS = 90_000;

/** An owner's site on one machine: nodes of a database, two Redis, portals behind nginx, and visitors. */
export class Site {
  portals = [];
  redis = [];

  constructor(bank, nodes) {
    this.bank = bank;
    this.nodes = nodes;
    this.folder = mkdtempSync(join(tmpdir(), 'portico-site-'));
  }

  static async start(bank, nodes, load) {
    const site = new Site(bank, nodes);
    try {
      await site.#start(load);
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  async #start(load) {
    const { bank } = this;
    // Root may write to a server that is read-only.
    await bank.write(`CREATE USER IF NOT EXISTS ${USER}@'%'`);
    await bank.write(`GRANT ALL ON ${bank.database}.* TO ${USER}@'%'`);
    for (let count = 0; count < 2; count += 1) {
      const server = await RedisServer.create();
      this.redis.push(server);
      await server.start();
    }
    await Promise.all(Array.from({ length: PORTALS }, (_, index) => this.startPortal(index)));
    this.proxy = await startProxy(
      'nginx',
      this.portals.map(({ port }) => port),
    );
    this.ids = await bank.openAccounts(ACCOUNTS);
    this.load = new Load([this.proxy.url], await logIn(this.portals[0].url, this.ids), load);
  }

  /** Starts a portal, always on the same port. */
  async startPortal(index) {
    const { port = await freePort(), metricsPort = await freePort() } = this.portals[index] ?? {};
    const clock = new Clock(join(this.folder));
    const portal = await this.bank.startPortal({
      PORT: String(port),
      PORTICO_METRICS_PORT: String(metricsPort),
      PORTICO_TRUSTED_PROXIES: '127.0.0.1',
      PORTICO_DATABASE_URL: this.bank.environment.PORTICO_DATABASE_URL.replace('//root@', `//${USER}@`),
      REDIS_URL: this.redis[0].url,
      // The clock of one portal can be changed.
      ...(index === 0 && clock.environment),
    });
    this.portals[index] = { ...portal, metricsPort, clock };
  }

  async metricsOf({ metricsPort }) {
    return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  }

  /** Waits until every portal is ready and accepts changes. Returns the seconds; undefined after the time limit. */
  async untilWell() {
    const since = Date.now();
    const isWell = await until(() => this.#isWell(), { forMs: READY_MS });
    return isWell ? Math.round((Date.now() - since) / 1000) : undefined;
  }

  async #isWell() {
    const answers = await Promise.all(
      this.portals.map(async ({ url }) => {
        const answer = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(2000) });
        return answer.ok && (await answer.json()).writable !== false;
      }),
    ).catch(() => [false]);
    return answers.every(Boolean);
  }

  async stop() {
    await this.load?.end();
    await this.proxy?.stop();
    await Promise.all(this.portals.map((portal) => portal.stop()));
    await Promise.all(this.redis.map((server) => server.stop()));
    rmSync(this.folder, { recursive: true });
  }
}
