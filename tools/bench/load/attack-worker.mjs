import { once } from 'node:events';
import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { send } from './send.mjs';

const { base, from, requests, connections, ms } = workerData;

/**
 * Sends requests over all connections as fast as they are answered, until the time is over or the portal reports that the limit per minute
 * is reached.
 */
const agent = new Agent({ keepAlive: true, maxSockets: connections });
parentPort.postMessage('ready', []);
await once(parentPort, 'message');
const until = performance.now() + ms;
const statuses = {};
let next = 0;
let refused = 0;

async function client() {
  while (performance.now() < until && next < requests.length && refused < connections) {
    const status = await send({ base, from, agent }, requests[next++]).then(
      (answer) => answer.status,
      () => 'broken',
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 429) refused += 1;
  }
}

await Promise.all(Array.from({ length: connections }, client));
agent.destroy();
parentPort.postMessage(statuses, []);
