import { setTimeout as sleep } from 'node:timers/promises';
import { Bank } from '../bench/money/bank.mjs';
import { differences } from '../bench/money/expected.mjs';
import { logIn } from '../bench/money/log-in.mjs';
import { counted } from '../bench/statistics.mjs';
import { PROXIES, startProxy } from '../deploy/proxies.mjs';
import { freePort } from '../free-port.mjs';
import { Load } from './load.mjs';

const REQUESTS = 10_000;
const ACCOUNTS = 10;
const DRAIN_SECONDS = 5;
const NOTICED_MS = 5000;

/**
 * Restarts two portals in turn behind a proxy with its file from `deploy/`, while visitors read and spend. Each answer outside the contract
 * counts as lost, even if a client repeats the request.
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
  let load;
  try {
    for (const port of ports) portals.push(await start(port));
    proxy = await startProxy(name, ports);
    const ids = await bank.openAccounts(ACCOUNTS);
    const players = await logIn(portals[0].url, ids);
    load = new Load([proxy.url], players);
    let restarts = 0;
    while (load.sent < requests) {
      const index = restarts % ports.length;
      await portals[index].stop();
      portals[index] = await start(ports[index]);
      restarts += 1;
      // Stops the next portal only after the proxy has noticed that this one is ready.
      await sleep(NOTICED_MS);
    }
    const intents = await load.end();
    const { lost, sent } = load;
    const wrong = await differences(bank, ids, { intents, grants: [], visits: [] });
    print(
      `  ${name}, drain of ${drainSeconds} s: ${sent} requests (${intents.length} of them spend) over ${restarts} restarts, ${lost.length} lost`,
    );
    if (lost.length > 0) print(`    ${counted(lost)}`);
    for (const line of wrong.slice(0, 10)) print(`    ${line}`);
    return lost.length === 0 && wrong.length === 0;
  } finally {
    await load?.end();
    await proxy?.stop();
    await Promise.all(portals.map((portal) => portal.stop()));
    await bank.close();
  }
}
