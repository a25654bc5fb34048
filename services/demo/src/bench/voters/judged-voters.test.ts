import { thresholdsOf } from '@portico/services/modules/admin';
import { parseSettings } from '@portico/services/platform/config';
import { simulatedVoters, scoresOf } from './judged-voters.js';

describe('the rules for suspicious votes', () => {
  const { server } = parseSettings({}, 'defaults');
  const thresholds = thresholdsOf(server.admin.suspicion, server.spending.nxPerVotePoint);
  const voters = simulatedVoters(6000, 9);
  const scores = scoresOf(voters, thresholds);

  it.each(scores)('$rule is right about those that it finds, and finds most', (score) => {
    expect(score.guilty).toBeGreaterThanOrEqual(30);
    expect(score.precision).toBeGreaterThanOrEqual(0.8);
    expect(score.recall).toBeGreaterThanOrEqual(0.8);
  });

  it('find nothing once they are off', () => {
    const guilty = voters.filter(({ guilt }) => guilt.size > 0);
    expect(guilty.length).toBeGreaterThan(100);
    const off = thresholdsOf({ ...server.admin.suspicion, isOn: false }, 1000);
    expect(scoresOf(guilty, off).map(({ found }) => found)).toEqual([0, 0, 0, 0, 0]);
  });
});
