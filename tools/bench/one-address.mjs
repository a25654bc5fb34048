import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../bootstrap/workspace.mjs';
import { atPace } from './load/at-pace.mjs';
import { costlyRequests } from './load/costly-requests.mjs';
import { send } from './load/send.mjs';
import { withPortal } from './portal.mjs';
import { percentile } from './statistics.mjs';

const COSTLIEST = 10;
const ROUNDS = 3;
const CONNECTIONS = 64;
const ATTACK_MS = 4000;
const ALL_MS = 8000;
const VISITS_PER_SECOND = 10;
const VISITORS = 20;
const BAR_MS = 200;
/** More requests than any limit allows in that time. */
const MAX_REQUESTS = 20_000;

/** Measured calls come from many addresses, so that no limit applies to them. */
let surveyors = 0;
const surveyor = () => `127.0.3.${1 + (surveyors++ % 250)}`;

async function survey(base, requests) {
  const costs = [];
  for (const { name, at } of requests) {
    const agent = new Agent({ keepAlive: true });
    const from = surveyor();
    const answers = [];
    for (let round = 0; round < ROUNDS; round++) answers.push(await send({ base, from, agent }, at(round)));
    agent.destroy();
    const ms = percentile(
      answers.map((answer) => answer.ms),
      0.5,
    );
    costs.push({ name, at, ms, status: answers.at(-1).status });
  }
  return costs.sort((one, other) => other.ms - one.ms);
}

async function visit(base, ms) {
  const agent = new Agent({ keepAlive: true });
  const pace = { perSecond: VISITS_PER_SECOND, count: (ms / 1000) * VISITS_PER_SECOND };
  const answers = await atPace(pace, (number, plannedAt) => {
    const from = `127.0.2.${1 + (number % VISITORS)}`;
    return send({ base, from, agent }, { method: 'GET', path: '/' }, plannedAt);
  });
  agent.destroy();
  return answers;
}

/** Prepares an attacker that waits for a message. Preparing requests during the attack would delay the visits measured here. */
async function attackerFrom(base, from, requests, ms) {
  const written = Array.from({ length: MAX_REQUESTS }, (_, n) => {
    const { at } = requests[n % requests.length];
    return at(Math.floor(n / requests.length));
  });
  const worker = new Worker(new URL('load/attack-worker.mjs', import.meta.url), {
    workerData: { base, from, requests: written, connections: CONNECTIONS, ms },
  });
  await once(worker, 'message');
  return async () => {
    worker.postMessage('begin', []);
    const [statuses] = await once(worker, 'message');
    return statuses;
  };
}

async function underAttack(base, from, requests, ms) {
  const attack = await attackerFrom(base, from, requests, ms);
  const [answers, statuses] = await Promise.all([visit(base, ms), attack()]);
  return { answers, statuses };
}

function figures(name, answers, statuses = {}) {
  const times = answers.map(({ ms }) => ms);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  const failed = answers.filter(({ status }) => status !== 200).length;
  const sent = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  return [
    name.padEnd(60),
    `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...(sent.length > 0 ? [`attacker ${sent.join(', ')}`] : []),
  ].join('  ');
}

async function knownIds(base) {
  const lists = {
    items: '/api/itemdatabase/search?limit=200',
    monsters: '/api/itemdatabase/monsters/search?limit=200',
    npcs: '/api/npcs?limit=200',
    maps: '/api/maps?limit=500',
    quests: '/api/maplestoryio/quests?limit=500',
    characters: '/api/rankings?limit=100',
  };
  const entries = Object.entries(lists).map(async ([name, path]) => {
    const text = await (await fetch(new URL(path, base))).text();
    const ids = [...text.matchAll(/"(?:id|itemId|monsterId|mapId|npcId|questId|characterId)":(\d+)/g)];
    return [name, [...new Set(ids.map(([, id]) => id))]];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** `GET /` of visitors while one other address sends the ten most costly public calls as fast as its limits allow. */
export async function oneAddress(print) {
  const description = JSON.parse(readFileSync(join(ROOT, 'libs/api-client/openapi.json'), 'utf8'));
  await withPortal(async ({ url }) =>
    attackAll(print, url, costlyRequests(description, await knownIds(url))),
  );
}

async function attackAll(print, base, requests) {
  const costs = await survey(base, requests);
  const alone = await visit(base, ATTACK_MS);
  print(`${requests.length} calls measured, load average ${loadavg()[0].toFixed(1)}; bar ${BAR_MS} ms`);
  print(figures('GET / alone', alone));
  const worst = costs.filter(({ status }) => status < 429).slice(0, COSTLIEST);
  const all = [];
  for (const [index, call] of worst.entries()) {
    const { answers, statuses } = await underAttack(base, `127.0.1.${index + 1}`, [call], ATTACK_MS);
    all.push(...answers);
    print(figures(`${call.ms.toFixed(1).padStart(6)} ms ${call.name}`, answers, statuses));
  }
  const together = await underAttack(base, '127.0.1.100', worst, ALL_MS);
  print(figures('the ten together', together.answers, together.statuses));
  print(figures('all phases', [...all, ...together.answers]));
  print(`load average ${loadavg()[0].toFixed(1)}`);
}
