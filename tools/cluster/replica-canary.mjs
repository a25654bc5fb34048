import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Bank } from '../bench/money/bank.mjs';
import { counted, percentile } from '../bench/statistics.mjs';
import { GIVE_UP_MS, REMOTE, Waves } from './replica-releases.mjs';
import { createToken, LIMITS, Replica } from './replicas.mjs';

const CLIENTS = 16;
/** Small enough that a healthy canary is decided soon. */
const PROMOTE_AFTER = 200;
const SHARE = 50;
const FAULTY_ROUNDS = 3;
const FAULTY = { canary: 0.05, live: 0 };
const HEALTHY = { canary: 0.01, live: 0.01 };

/**
 * Two portals that share only the database. Visitors with networks of their own open a page on either, and report the view and its errors
 * on either, as browsers do. Returns whether every canary that fails was rolled back and no healthy one was.
 */
export async function canariesOnReplicas(print, healthy = 20) {
  const releases = { canary: { promoteAfter: PROMOTE_AFTER } };
  const bank = await Bank.mariadb({ server: { limits: LIMITS, inFlight: { requests: 64 }, releases } });
  const work = mkdtempSync(join(tmpdir(), 'portico-canaries-'));
  const trusting = { PORTICO_TRUSTED_PROXIES: '127.0.0.1' };
  const replicas = [new Replica(bank, work, 0, trusting), new Replica(bank, work, 1, trusting)];
  try {
    for (const replica of replicas) await replica.start();
    const waves = new Waves(work);
    const archives = [(await waves.make(1)).archive, (await waves.make(2)).archive];
    const run = { bank, replicas, archives, token: await createToken(bank) };
    await send(run, archives[0]);
    const results = [];
    for (let round = 0; round < FAULTY_ROUNDS; round += 1) results.push(await decide(run, FAULTY));
    print(`  fail in 5 % of views: ${line(results)}`);
    const good = [];
    for (let round = 0; round < healthy; round += 1) good.push(await decide(run, HEALTHY));
    print(`  fail in 1 % of views, as the live version does: ${line(good)}`);
    return (
      results.every(({ outcome }) => outcome === 'rolled_back') &&
      good.every(({ outcome }) => outcome === 'promoted')
    );
  } finally {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await bank.close();
    rmSync(work, { recursive: true, force: true });
  }
}

function line(results) {
  const of = (key) => {
    const values = results.map((result) => result[key]);
    return `median ${percentile(values, 0.5)}, most ${percentile(values, 1)}`;
  };
  const outcomes = counted(results.map(({ outcome }) => outcome));
  return `${outcomes}; views of the canary ${of('views')}; seconds until it was decided ${of('seconds')}, and gone from both ${of('gone')}`;
}

/** Runs one canary until it is decided. The version that is not live is the canary. */
async function decide(run, rates) {
  const { version, current } = await startCanary(run);
  const state = { version, views: 0, isOver: false, rates };
  const since = Date.now();
  const visitors = Array.from({ length: CLIENTS }, () => visitInTurn(run, state));
  const ended = await untilEnded(run);
  const decidedAt = Date.now();
  const isPromoted = ended.outcome === 'promoted';
  await untilLive(run, isPromoted ? version : current);
  const goneAt = Date.now();
  state.isOver = true;
  await Promise.all(visitors);
  const seconds = (ms) => Math.round(ms / 100) / 10;
  return {
    outcome: ended.outcome,
    views: ended.views,
    seconds: seconds(decidedAt - since),
    gone: seconds(goneAt - decidedAt),
  };
}

async function startCanary(run) {
  for (const archive of run.archives) {
    const { status, version, previous } = await send(run, archive, `?canary=${SHARE}`);
    if (status === 'canary') return { version, current: previous };
  }
  throw new Error('No canary was started');
}

async function send({ replicas, token }, body, query = '') {
  const answer = await fetch(`${replicas[0].url}/api/releases/${REMOTE}${query}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
    body,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function untilEnded({ bank }) {
  const giveUpAt = Date.now() + 10 * GIVE_UP_MS;
  while (Date.now() < giveUpAt) {
    const [row] = await bank.rows('SELECT * FROM portal_release_canary ORDER BY started_at DESC LIMIT 1');
    if (row?.outcome) return { outcome: row.outcome, views: Number(row.canary_visitors) };
    await sleep(100);
  }
  throw new Error('The canary was not decided');
}

/** A new visitor gets the live version on both replicas. */
async function untilLive({ replicas }, version) {
  for (const { url } of replicas) {
    for (let isThere = false; !isThere; await sleep(50)) {
      const html = await (await fetch(`${url}/market`)).text();
      isThere = html.includes(`/releases/${REMOTE}/${version}/`) && !html.includes('"isMeasured":true');
    }
  }
}

let networks = 0;

async function visitInTurn({ replicas }, state) {
  while (!state.isOver) {
    networks += 1;
    const from = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
    const either = () => replicas[Math.round(Math.random())].url;
    const page = await fetch(`${either()}/market`, { headers: { 'x-forwarded-for': from } });
    const [cookie = ''] = (page.headers.get('set-cookie') ?? '').split(';');
    const [, version] = new RegExp(`/releases/${REMOTE}/([^/"]+)/`).exec(await page.text()) ?? [];
    const report = (path, body) =>
      fetch(`${either()}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
        body: JSON.stringify({ remote: REMOTE, version, ...body }),
      }).then((answer) => answer.arrayBuffer());
    const rate = version === state.version ? state.rates.canary : state.rates.live;
    if (Math.random() < rate) await report('error-reports', { message: 'Error: wave' });
    await report('page-views', { lcp: 900, cls: 3 });
  }
}
