import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseError } from '../files/release-error.js';

const MAX_ATTEMPTS = 30;

/** Works a change of the releases out again while other processes are faster: `attempt` then gives undefined. */
export async function repeatChange<T>(attempt: () => Promise<{ outcome: T } | undefined>): Promise<T> {
  for (let count = 1; count <= MAX_ATTEMPTS; count += 1) {
    const done = await attempt();
    if (done !== undefined) return done.outcome;
    await wait(Math.random() * 20 * count);
  }
  throw new ReleaseError('Other releases are being switched all the time: nothing was changed. Try again');
}
