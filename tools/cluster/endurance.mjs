import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from '../bench/load/processes.mjs';
import { runNode } from '../bootstrap/run.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';
import { differences } from '../bench/money/expected.mjs';
import { counted } from '../bench/statistics.mjs';
import { Ballot } from '../bench/votes/ballot.mjs';
import { logins, votes } from './callers.mjs';
import { Site } from './site.mjs';

const MINUTE_MS = 60_000;
const LOG_LINES = 20;
/** Caches fill and code is compiled in the first minutes. */
const WARM_MS = 2 * MINUTE_MS;
/** Pause between two requests of a visitor. All visitors together send thirty to sixty per second. */
const PAUSE_MS = 300;
const VOTERS_PER_MINUTE = 25;
const STATES = 4;
/** Runs visitors at a low priority, so that the portals get the processors. */
const YIELDING = 10;
const PATHS = [
  '/',
  '/rankings?page=2',
  '/he/market',
  '/database?tab=monsters',
  '/api/rankings',
  '/api/market/active-stores',
  '/api/activity',
];

/**
 * Visitors read pages and calls, log in, vote and spend at three portals without faults. Prints each portal's memory and event loop delays,
 * first warm and then over time. Returns whether every request was answered, and balances and votes are exact.
 */
export async function endure(print, bank, nodes, minutes) {
  const cli = join(ROOT, 'services/dist/cli.js');
  await runNode([cli, 'migrate'], { env: bank.environment });
  const released = await runNode([cli, 'release', '--from-image'], { env: bank.environment });
  if (released.code !== 0) throw new Error(released.output);
  const ballot = new Ballot(bank);
  const voters = await bank.openAccounts(VOTERS_PER_MINUTE * (minutes + 2));
  const voted = [];
  const site = await Site.start(bank, nodes, {
    paths: PATHS,
    pauseMs: PAUSE_MS,
    others: [votes(voters, voted), logins(voters)],
  });
  setPriority(YIELDING);
  try {
    await sleep(Math.min(WARM_MS, (minutes * MINUTE_MS) / 4));
    await printState(print, site, 'warm');
    site.load.begin();
    for (let state = 1; state <= STATES; state += 1) {
      await sleep((minutes * MINUTE_MS) / STATES);
      await printState(print, site, `after ${(minutes * state) / STATES} minutes`);
    }
    print(`  ${site.load.summary}`);
    if (site.load.lost.length > 0) printLogs(print, site);
    const intents = await site.load.end();
    const wrong = await differences(bank, site.ids, { intents, grants: [], visits: [] });
    print(
      `  ${counted(intents.map(({ answer }) => `${answer.status}`))} purchases; ${voted.length} accounts voted`,
    );
    wrong.push(...(await ballot.faults(voted)));
    print(
      `  ${wrong.length === 0 ? 'balances and votes exact' : `${wrong.length} WRONG: ${wrong.slice(0, 10).join('; ')}`}`,
    );
    return site.load.lost.length === 0 && wrong.length === 0;
  } finally {
    await site.stop();
  }
}

/** The last lines of each portal's log explain why a request was lost. */
function printLogs(print, { portals }) {
  for (const [index, portal] of portals.entries())
    for (const line of portal.log().trim().split('\n').slice(-LOG_LINES))
      print(`    portal ${index + 1}: ${line}`);
}

async function printState(print, site, when) {
  for (const [index, portal] of site.portals.entries()) {
    const [own, ...others] = memoryOf(portal.pid).map(({ resident }) => resident);
    const metrics = await site.metricsOf(portal);
    const [p50, p99] = ['p50', 'p99'].map((name) => {
      const [, seconds] = new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(metrics);
      return Math.round(Number(seconds) * 1000);
    });
    const [, heap] = /^nodejs_heap_size_used_bytes (\d+)/m.exec(metrics);
    print(
      `  ${when}, portal ${index + 1}: ${own} MB (${Math.round(heap / 1e6)} MB of it heap), rendering ${others.join(' + ')} MB; event loop p50 ${p50} ms, p99 ${p99} ms`,
    );
  }
}
