import type { VoteRefusal } from '@portico/domain';
import type { OwnVoteDto } from './votes.dto.js';

const REFUSALS: Readonly<Record<VoteRefusal, string>> = {
  expired: 'Your vote was not reported in time. Please vote again.',
  dayLimit: 'You have used up the votes of today. Please try again tomorrow!',
  coolDown: 'This vote came too soon after your last one on that site, so it does not count.',
  caps: 'You have reached both rewards of today. Please try again tomorrow!',
  notCounted: 'The vote site did not count your vote.',
};

/** In English, as all answers of the API; pages have texts of their own. */
export function verifiedMessage(vote: OwnVoteDto | null, caps: { nx: boolean; votePoints: boolean }): string {
  if (vote === null) return 'You have not voted yet.';
  if (vote.state === 'opened') return 'Your vote has not been confirmed yet.';
  if (vote.state === 'refused') return REFUSALS[vote.reason ?? 'expired'];
  const thanks = `Thank you! Your vote earned ${earned(vote)}.`;
  return [thanks, capText(caps), arrivalText(vote)].filter((text) => text !== '').join(' ');
}

function earned({ nx, votePoints }: OwnVoteDto): string {
  const points = `${votePoints} vote ${votePoints === 1 ? 'point' : 'points'}`;
  if (votePoints === 0) return `${nx} NX`;
  return nx === 0 ? points : `${nx} NX and ${points}`;
}

function capText(caps: { nx: boolean; votePoints: boolean }): string {
  if (caps.nx && caps.votePoints) return 'You have reached both rewards of today.';
  if (caps.nx) return 'You have reached the NX of today; vote points can still be earned.';
  return caps.votePoints ? 'You have reached the vote points of today; NX can still be earned.' : '';
}

function arrivalText({ state }: OwnVoteDto): string {
  return state === 'confirmed' ? 'It arrives when your account has left the game.' : '';
}
