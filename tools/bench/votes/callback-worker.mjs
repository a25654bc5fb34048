import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { send } from '../load/send.mjs';

/** Sends reports in order. Each client sends the next one as soon as its last is answered. */
const { clients, reports } = workerData;

let next = 0;
const start = performance.now();
const answers = [];

async function report(from) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (next < reports.length) {
    const { base, ...callback } = reports[next];
    next += 1;
    const broken = { status: 'broken', ms: 0 };
    answers.push(await send({ base, from, agent }, callback).catch(() => broken));
  }
  agent.destroy();
}

await Promise.all(clients.map(report));
parentPort.postMessage({ answers, seconds: (performance.now() - start) / 1000 }, []);
parentPort.close();
