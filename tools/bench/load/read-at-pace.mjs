import { Agent } from 'node:http';
import { figuresOf } from '../statistics.mjs';
import { atPace } from './at-pace.mjs';
import { send } from './send.mjs';

export const READS_PER_SECOND = 200;

const SECONDS = 10;
/** The portal's limit for one address. Further connections would only wait to be accepted. */
const CONNECTIONS = 64;
const READ = { method: 'GET', path: '/api/rankings' };

export async function readAtPace(...bases) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const pace = { perSecond: READS_PER_SECOND, count: READS_PER_SECOND * SECONDS };
  const answers = await atPace(pace, (number, plannedAt) => {
    const client = { base: bases[number % bases.length], from: '127.0.5.1', agent };
    const broken = () => ({ status: 'broken', ms: performance.now() - plannedAt });
    return send(client, READ, plannedAt).catch(broken);
  });
  agent.destroy();
  return figuresOf(answers, SECONDS);
}
