import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { send } from '../load/send.mjs';
import { exchange } from './intents.mjs';

/** Exchanges one vote point per call, at most `count` times, as fast as calls are answered or at a pace, until a message stops it. */
const { clients, count, perSecond } = workerData;
const { path, body } = exchange(1);
const text = JSON.stringify(body);

let next = 0;
const stopped = new AbortController();
parentPort.once('message', () => stopped.abort());

const start = performance.now();
const answers = [];

async function spend({ base, from, token }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!stopped.signal.aborted && next < count) {
    const dueIn = perSecond === undefined ? 0 : start + (1000 / perSecond) * next - performance.now();
    next += 1;
    if (dueIn > 0) await sleep(dueIn);
    const headers = { 'x-auth-token': token, 'idempotency-key': randomUUID() };
    const broken = { status: 'broken', ms: 0 };
    answers.push(
      await send({ base, from, agent }, { method: 'POST', path, body: text, headers }).catch(() => broken),
    );
  }
  agent.destroy();
}

await Promise.all(clients.map(spend));
parentPort.postMessage({ answers, seconds: (performance.now() - start) / 1000 }, []);
parentPort.close();
