import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { failed, figuresOf } from './statistics.mjs';
import { Ballot, VOTES_OF_ACCOUNT } from './votes/ballot.mjs';

const VOTES = 3000;
const CLIENTS = 32;
const REPORTS = 2;
/** A prime, so that the steps reach every callback. */
const STEP = 7919;

/** Each callback twice, the second time at the next portal, in a shuffled order that is always the same. */
function reportsOf(callbacks, urls) {
  const all = Array.from({ length: REPORTS }, (_, round) =>
    callbacks.map((callback, index) => ({ ...callback, base: urls[(index + round) % urls.length] })),
  ).flat();
  return all
    .map((report, index) => ({ report, place: (index * STEP) % all.length }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ report }) => report);
}

async function sendAll(reports) {
  const clients = Array.from({ length: CLIENTS }, (_, index) => `127.0.6.${1 + index}`);
  const worker = new Worker(new URL('votes/callback-worker.mjs', import.meta.url), {
    workerData: { clients, reports },
  });
  const [{ answers, seconds }] = await once(worker, 'message');
  return figuresOf(answers, seconds);
}

async function callbacksOn(print, ballot, { count, votes }) {
  const { bank } = ballot;
  await bank.withPortals(print, count, async (urls) => {
    const ids = await bank.openAccounts(Math.ceil(votes / VOTES_OF_ACCOUNT));
    const callbacks = await ballot.openVotes(urls[0], ids);
    const { perSecond, p50, p99, failures } = await sendAll(reportsOf(callbacks, urls));
    print(
      `  ${CLIENTS} clients report ${callbacks.length} votes ${REPORTS} times: ${perSecond.toFixed(0)} callbacks a second, ` +
        `${(perSecond / REPORTS).toFixed(0)} of them credited; p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ` +
        failed(failures),
    );
    const faults = await ballot.faults(ids);
    print(`  ${faults.length === 0 ? 'each vote was credited once' : `WRONG: ${faults.join('; ')}`}`);
  });
}

/** Callbacks per second that portals accept over HTTP, half of them duplicates. Clients and portals share the machine. */
export async function callbackSpeed(print, votes = VOTES) {
  await callbacksOn(print, await Ballot.embedded(), { count: 1, votes });
  await callbacksOn(print, await Ballot.mariadb(), { count: 1, votes });
  await callbacksOn(print, await Ballot.mariadb(), { count: 2, votes });
}
