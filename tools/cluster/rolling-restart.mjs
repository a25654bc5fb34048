import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Bank } from '../bench/money/bank.mjs';
import { differences } from '../bench/money/expected.mjs';
import { newIntent } from '../bench/money/intents.mjs';
import { logIn } from '../bench/money/log-in.mjs';
import { ask, send } from '../bench/load/send.mjs';
import { counted } from '../bench/statistics.mjs';
import { PROXIES, startProxy } from '../deploy/proxies.mjs';
import { freePort } from '../free-port.mjs';

const REQUESTS = 10_000;
const CLIENTS = 16;
const ACCOUNTS = 16;
const DRAIN_SECONDS = 5;
const NOTICED_MS = 5000;

const READS = ['/api/rankings', '/api/rankings?page=2', '/api/activity', '/api/health/live'];

/**
 * Restarts two portals in turn behind a proxy with its file from `deploy/`, while visitors read and spend. Clients do
 * not retry, so each request that is not answered correctly is one that a visitor would have lost.
 */
export async function restartInTurn(
  print,
  { requests = REQUESTS, proxies = Object.keys(PROXIES), drainSeconds = DRAIN_SECONDS } = {},
) {
  let isRight = true;
  for (const name of proxies) {
    if (PROXIES[name].program() === undefined) print(`  ${name} is not installed: left out`);
    else isRight = (await restartBehind(print, name, { requests, drainSeconds })) && isRight;
  }
  return isRight;
}

async function restartBehind(print, name, { requests, drainSeconds }) {
  const bank = await Bank.mariadb();
  const ports = [await freePort(), await freePort()];
  const start = (port) =>
    bank.startPortal({
      PORT: String(port),
      PORTICO_DRAIN_SECONDS: String(drainSeconds),
      PORTICO_TRUSTED_PROXIES: '127.0.0.1',
    });
  const portals = [];
  let proxy;
  try {
    for (const port of ports) portals.push(await start(port));
    proxy = await startProxy(name, ports);
    const ids = await bank.openAccounts(ACCOUNTS);
    const players = await logIn(portals[0].url, ids);
    const load = new Load(proxy.url, players, requests);
    let restarts = 0;
    while (!load.isOver) {
      const index = restarts % ports.length;
      await portals[index].stop();
      portals[index] = await start(ports[index]);
      restarts += 1;
      // Stops the next portal only when the proxy has noticed that this one is ready.
      await sleep(NOTICED_MS);
    }
    const { intents, lost, sent } = await load.result;
    const wrong = await differences(bank, ids, { intents, grants: [], visits: [] });
    print(
      `  ${name}, drain of ${drainSeconds} s: ${sent} requests (${intents.length} of them spend) over ${restarts} restarts, ${lost.length} lost`,
    );
    if (lost.length > 0) print(`    ${counted(lost)}`);
    for (const line of wrong.slice(0, 10)) print(`    ${line}`);
    return lost.length === 0 && wrong.length === 0;
  } finally {
    await proxy?.stop();
    await Promise.all(portals.map((portal) => portal.stop()));
    await bank.close();
  }
}

/** Clients that read and spend through a proxy on persistent connections. */
class Load {
  sent = 0;
  lost = [];
  intents = [];

  constructor(base, players, requests) {
    this.requests = requests;
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      this.#run(
        { base, agent: new Agent({ keepAlive: true, maxSockets: 1 }) },
        players[index % players.length],
      ),
    );
    this.result = Promise.all(clients).then(() => this);
  }

  get isOver() {
    return this.sent >= this.requests;
  }

  async #run(client, player) {
    while (!this.isOver) {
      this.sent += 1;
      try {
        await (randomInt(3) === 0 ? this.#spend(client, player) : this.#read(client));
      } catch (error) {
        this.lost.push(error.code ?? error.message);
      }
    }
    client.agent.destroy();
  }

  async #read(client) {
    const { status } = await send(client, { method: 'GET', path: READS[randomInt(READS.length)] });
    if (status !== 200) this.lost.push(`GET ${status}`);
  }

  async #spend(client, player) {
    const intent = newIntent(player);
    const answer = await ask(client, intent.request);
    if (answer.status === 200) this.intents.push({ intent, answer });
    // A refused call changes nothing, and its body has an error code.
    else if (answer.status >= 500 || answer.body.code === undefined) this.lost.push(`POST ${answer.status}`);
  }
}
