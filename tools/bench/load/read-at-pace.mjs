import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../statistics.mjs';
import { send } from './send.mjs';

export const READS_PER_SECOND = 200;

const MS = 10_000;
/** The portal's limit for one address. More would only wait to be accepted. */
const CONNECTIONS = 64;
const READ = { method: 'GET', path: '/api/rankings' };

/** GET /api/rankings at a fixed pace, of several portals in turns; late ones are counted from when they were due. */
export async function readAtPace(...bases) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  const reads = [];
  for (let number = 0; number * (1000 / READS_PER_SECOND) < MS; number++) {
    const plannedAt = start + number * (1000 / READS_PER_SECOND);
    const early = plannedAt - performance.now();
    if (early > 0) await sleep(early);
    const client = { base: bases[number % bases.length], from: '127.0.5.1', agent };
    const broken = () => ({ status: 'broken', ms: performance.now() - plannedAt });
    reads.push(send(client, READ, plannedAt).catch(broken));
  }
  const answers = await Promise.all(reads);
  agent.destroy();
  return {
    p99: percentile(
      answers.map(({ ms }) => ms),
      0.99,
    ),
    failures: answers.map(({ status }) => status).filter((status) => status !== 200),
  };
}
