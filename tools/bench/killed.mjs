import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../until.mjs';
import { Bank } from './money/bank.mjs';
import { countAlreadyAnswered, differences, isDone } from './money/expected.mjs';
import { playAsRealServer, playInBetween } from './money/game.mjs';
import { logIn } from './money/log-in.mjs';
import { spendUntil } from './money/spender.mjs';
import { counted } from './statistics.mjs';

const KILLS = 100;
const ACCOUNTS = 8;
const CLIENTS = 16;
/** Accounts that also play in the game. */
const PLAYED = 4;
const MAX_DELAY_MS = 500;
const GRANTS_PER_KILL = 2;
const DELIVERY_MS = 90_000;
const SHOWN = 10;

/** Portals on one database. Some of them are killed and replaced. */
class Portals {
  #running = [];
  #logs = [];

  constructor(bank) {
    this.bank = bank;
  }

  async start(count) {
    for (let started = 0; started < count; started += 1) this.#running.push(await this.bank.startPortal());
  }

  urls = () => this.#running.map(({ url }) => url);

  /** Kills random portals at a random moment, and starts as many new ones. */
  async killSome() {
    const victims = this.#running.filter(() => randomInt(2) === 0);
    if (victims.length === 0) victims.push(this.#running[randomInt(this.#running.length)]);
    await this.bank.whileClosed(async () => {
      await sleep(randomInt(MAX_DELAY_MS));
      this.#running = this.#running.filter((portal) => !victims.includes(portal));
      await Promise.all(victims.map((portal) => this.#end(portal, 'kill')));
      await this.start(victims.length);
    });
    return victims.length;
  }

  async stop() {
    await Promise.all(this.#running.map((portal) => this.#end(portal, 'stop')));
  }

  get warnings() {
    const lines = this.#logs.flatMap((log) => log.split('\n').filter((line) => /^{.*}$/.test(line)));
    return lines
      .map((line) => JSON.parse(line))
      .map(({ msg, reason, method, status }) =>
        msg ? [msg, reason].filter(Boolean).join(': ') : `${method} ${status}`,
      );
  }

  async #end(portal, how) {
    await portal[how]();
    this.#logs.push(portal.log());
  }
}

/** Grants an account a vote point, as the portal would for a vote, whether it plays or not. */
async function grantTo(bank, accountId) {
  const grant = { accountId, key: `bench:${randomUUID()}`, amount: 1 };
  await bank.write(
    `INSERT INTO portal_pending_grant (entry_key, account_id, currency, delta, reason, created_at, retry_at)
     VALUES (?, ?, 'VP', ?, 'vote', ?, 0)`,
    [grant.key, accountId, grant.amount, Date.now()],
  );
  return grant;
}

function untilDelivered(bank) {
  const waiting = 'SELECT COUNT(*) AS count FROM portal_pending_grant WHERE delivered_at IS NULL';
  const isDelivered = async () => Number((await bank.rows(waiting))[0].count) === 0;
  return until(isDelivered, { forMs: DELIVERY_MS, everyMs: 200 });
}

/** Kills portals at random moments while players spend. Returns all intents, grants and visits. */
async function spendAndKill(bank, portals, ids, { kills, onRound }) {
  const players = await logIn(portals.urls()[0], ids);
  let isOver = false;
  const intents = [];
  const clients = Array.from({ length: CLIENTS }, (_, number) =>
    spendUntil(() => isOver, {
      player: players[number % players.length],
      from: `127.0.8.${1 + number}`,
      urls: portals.urls,
      onAnswer: (intent) => intents.push(intent),
    }),
  );
  // The demo world's own game saves before its row says "out".
  const play = bank.isFile ? playInBetween : playAsRealServer;
  const games = ids.slice(0, PLAYED).map((id) => play(bank, id, () => isOver));
  const grants = [];
  let killed = 0;
  try {
    for (let round = 0; round < kills; round += 1) {
      // Waits until clients are in the middle of their work, however slow the machine is.
      const enough = intents.length + CLIENTS;
      while (intents.length < enough) await sleep(10);
      killed += await portals.killSome();
      await onRound(round);
      for (let given = 0; given < GRANTS_PER_KILL; given += 1)
        grants.push(await grantTo(bank, ids[randomInt(ids.length)]));
    }
  } finally {
    isOver = true;
  }
  const [visits] = await Promise.all([Promise.all(games), ...clients]);
  return { killed, intents, visits, grants, isDelivered: await untilDelivered(bank) };
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

async function tell(print, bank, ids, { killed, intents, visits, grants, isDelivered }) {
  const done = intents.filter(isDone);
  const refusals = intents.filter((one) => !isDone(one));
  const repeated = intents.filter(({ failures }) => failures.length > 0);
  const already = await countAlreadyAnswered(bank, intents);
  const reasons = counted(refusals.map(({ answer }) => `${answer.status} ${answer.body.code}`));
  print(`  ${killed} processes killed; ${intents.length} intents: ${done.length} done, refused ${reasons}`);
  const failures = counted(repeated.flatMap((one) => one.failures));
  print(
    `  ${repeated.length} intents repeated (${failures}), ${already} of them though they had been decided`,
  );
  const trips = sum(visits.map((visit) => visit.visits));
  const earned = sum(visits.flatMap((visit) => Object.values(visit.earned)));
  print(
    `  the game came and went ${trips} times and earned ${earned} units; ` +
      `${grants.length} grants, ${isDelivered ? 'all' : 'NOT ALL'} delivered`,
  );
  const wrong = await differences(bank, ids, { intents, grants, visits });
  print(
    `  balances and entries: ${wrong.length === 0 ? 'as they have to be, to the unit' : `${wrong.length} WRONG`}`,
  );
  for (const line of wrong.slice(0, SHOWN)) print(`    ${line}`);
  return wrong.length === 0 && isDelivered;
}

/** Kills portals while owners spend and play. Returns whether each intent had exactly one effect. `onRound` may break more after each. */
export async function killedOn(print, bank, { count, kills, onRound = () => undefined }) {
  print(bank.titleOf(count));
  const portals = new Portals(bank);
  try {
    await portals.start(count);
    const ids = await bank.openAccounts(ACCOUNTS);
    const since = Date.now();
    const result = await spendAndKill(bank, portals, ids, { kills, onRound });
    await portals.stop();
    print(`  ${kills} rounds in ${((Date.now() - since) / 1000).toFixed(0)} s`);
    const isRight = await tell(print, bank, ids, result);
    const { holds, faults, summary } = await bank.verifyLedger();
    for (const line of [...faults.slice(0, SHOWN), ...summary]) print(`  ${line}`);
    print(`  warnings in the log: ${counted(portals.warnings)}`);
    return isRight && holds;
  } finally {
    await portals.stop();
  }
}

export async function killedWhileSpending(print, kills = KILLS) {
  const runs = [
    { open: () => Bank.embedded(), count: 1 },
    { open: () => Bank.mariadb(), count: 2 },
  ];
  for (const { open, count } of runs) {
    const bank = await open();
    await killedOn(print, bank, { count, kills }).finally(() => bank.close());
  }
}
