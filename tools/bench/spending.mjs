import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { READS_PER_SECOND, readAtPace } from './load/read-at-pace.mjs';
import { Bank, START } from './money/bank.mjs';
import { PRICES } from './money/bench-home.mjs';
import { logIn } from './money/log-in.mjs';
import { failed, figuresOf } from './statistics.mjs';

const EXCHANGES = 6400;
const CLIENTS = 64;
const ACCOUNTS = 32;
/** Purchases per second, more than any community makes. */
const PACE = 50;
/** Time until the client thread runs and all clients are connected, which is not measured. */
const CONNECTING_MS = 2000;

/** Two clients per account at once, at different portals if there are two. */
const clientsOf = (players, urls) =>
  Array.from({ length: CLIENTS }, (_, number) => ({
    base: urls[Math.floor(number / players.length) % urls.length],
    from: `127.0.6.${1 + number}`,
    token: players[number % players.length].token,
  }));

/** Runs exchanges in a thread of their own, so that they do not delay readers. Returns a function that stops them, and their figures. */
function spend(clients, limits) {
  const worker = new Worker(new URL('money/spend-worker.mjs', import.meta.url), {
    workerData: { clients, ...limits },
  });
  const result = once(worker, 'message').then(([{ answers, seconds }]) => {
    const accepted = answers.filter(({ status }) => status === 200);
    const { failures } = figuresOf(answers, seconds);
    return { ...figuresOf(accepted, seconds), done: accepted.length, failures };
  });
  return { result, stop: () => worker.postMessage('stop', []) };
}

async function readBeside(urls, clients, limits, alone) {
  const spending = spend(clients, { count: Infinity, ...limits });
  await sleep(CONNECTING_MS);
  const read = await readAtPace(...urls);
  spending.stop();
  const spent = await spending.result;
  const ratio = (read.p99 / alone.p99).toFixed(1);
  const line =
    `p99 ${read.p99.toFixed(1)} ms, ${failed(read.failures)}, ratio ${ratio}, beside ` +
    `${spent.perSecond.toFixed(0)} exchanges a second (p99 ${spent.p99.toFixed(0)} ms, ${failed(spent.failures)})`;
  return { line, ...spent };
}

/** Value of all accounts in NX, with vote points at their price, and the number of spent points. */
async function countMoney(bank, ids) {
  const holdings = [];
  for (const id of ids) holdings.push(await bank.holdingsOf(id));
  const total = (currency) => holdings.reduce((sum, one) => sum + one[currency], 0);
  return {
    value: total('VP') * PRICES.nxPerVotePoint + total('NX'),
    spent: ids.length * START.VP - total('VP'),
  };
}

/** Failed calls may or may not have taken effect. */
function printMoney(print, { before, after, phases }) {
  const done = phases.reduce((sum, phase) => sum + phase.done, 0);
  const most = phases.reduce((sum, phase) => sum + phase.failures.length, done);
  const isRight = after.value === before.value && after.spent >= done && after.spent <= most;
  print(
    `  ${done} points exchanged, ${after.spent} gone; all accounts are worth ${after.value} NX, before ${before.value}: ` +
      (isRight ? 'as it has to be' : 'WRONG'),
  );
}

async function spendingOn(print, bank, { count, exchanges }) {
  await bank.withPortals(print, count, async (urls) => {
    const ids = await bank.openAccounts(ACCOUNTS);
    const before = await countMoney(bank, ids);
    const clients = clientsOf(await logIn(urls[0], ids), urls);
    const warm = await spend(clients, { count: exchanges / 10 }).result;
    const most = await spend(clients, { count: exchanges }).result;
    print(
      `  ${CLIENTS} clients on ${ACCOUNTS} accounts: ${most.perSecond.toFixed(0)} exchanges a second, ` +
        `p50 ${most.p50.toFixed(0)} ms, p99 ${most.p99.toFixed(0)} ms, ${failed([...warm.failures, ...most.failures])}`,
    );
    await readAtPace(...urls);
    const alone = await readAtPace(...urls);
    print(
      `  ${READS_PER_SECOND} reads a second alone: p99 ${alone.p99.toFixed(1)} ms, ${failed(alone.failures)}`,
    );
    const paced = await readBeside(urls, clients, { perSecond: PACE }, alone);
    print(`  at a pace: ${paced.line}`);
    const full = await readBeside(urls, clients, {}, alone);
    print(`  at full speed: ${full.line}`);
    printMoney(print, { before, after: await countMoney(bank, ids), phases: [warm, most, paced, full] });
  });
}

/** Exchanges of vote points per second, and the delay that readers notice. Clients and portals share the machine. */
export async function spendingSpeed(print, exchanges = EXCHANGES) {
  await spendingOn(print, await Bank.embedded(), { count: 1, exchanges });
  await spendingOn(print, await Bank.mariadb(), { count: 1, exchanges });
  await spendingOn(print, await Bank.mariadb(), { count: 2, exchanges });
}
