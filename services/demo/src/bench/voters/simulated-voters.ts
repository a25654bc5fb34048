import { DemoRandom } from '../../world/shared/demo-random.js';
import { addCheaters } from './cheating-voters.js';
import { Crowd, type SimulatedVoter } from './voter-days.js';
import { addHonest } from './honest-voters.js';

/** Creates this many accounts. About one in thirty cheats. The same seed gives the same accounts. */
export function simulatedVoters(count: number, seed: number): readonly SimulatedVoter[] {
  const crowd = new Crowd(new DemoRandom(seed));
  addCheaters(crowd, Math.ceil(count / 200));
  addHonest(crowd, Math.max(0, count - crowd.voters.length));
  for (const { votes, spends, seenAt } of crowd.voters) {
    votes.sort((a, b) => a.confirmedAt - b.confirmedAt);
    spends.sort((a, b) => a.at - b.at);
    seenAt.sort((a, b) => a - b);
  }
  return crowd.voters;
}
