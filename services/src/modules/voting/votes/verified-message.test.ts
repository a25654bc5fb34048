import { VOTE_REFUSALS } from '@portico/domain';
import { verifiedMessage } from './vote-status.service.js';
import type { OwnVoteDto } from '../voting.dto.js';

const VOTE: OwnVoteDto = {
  id: 1,
  site: 'one',
  state: 'credited',
  reason: null,
  openedAt: 1,
  expiresAt: 2,
  confirmedAt: 1,
  creditedAt: 1,
  nx: 2000,
  votePoints: 1,
};

const NO_CAPS = { nx: false, votePoints: false };

describe('what a vote is told as', () => {
  test.each([
    [{}, 'Thank you! Your vote earned 2000 NX and 1 vote point.'],
    [{ votePoints: 2 }, 'Thank you! Your vote earned 2000 NX and 2 vote points.'],
    [{ votePoints: 0 }, 'Thank you! Your vote earned 2000 NX.'],
    [{ nx: 0 }, 'Thank you! Your vote earned 1 vote point.'],
    [{ state: 'opened' } as const, 'Your vote has not been confirmed yet.'],
    [
      { state: 'confirmed' } as const,
      'Thank you! Your vote earned 2000 NX and 1 vote point. It arrives when your account has left the game.',
    ],
  ])('%o', (changes, message) => {
    expect(verifiedMessage({ ...VOTE, ...changes }, NO_CAPS)).toBe(message);
  });

  test.each([
    [{ nx: true, votePoints: false }, /You have reached the NX of today; vote points can still be earned\.$/],
    [{ nx: false, votePoints: true }, /You have reached the vote points of today; NX can still be earned\.$/],
    [{ nx: true, votePoints: true }, /You have reached both rewards of today\.$/],
  ])('with caps %o', (caps, message) => {
    expect(verifiedMessage(VOTE, caps)).toMatch(message);
  });

  test('each refusal has a text of its own, and so has no vote', () => {
    const refused = VOTE_REFUSALS.map((reason) =>
      verifiedMessage({ ...VOTE, state: 'refused', reason }, NO_CAPS),
    );
    expect(new Set([...refused, verifiedMessage(null, NO_CAPS)]).size).toBe(VOTE_REFUSALS.length + 1);
  });
});
