import { HOUR_MS } from '@portico/domain';
import type { OwnVote, VerifiedVote, VoteSiteState, VoteStatus } from '../voting.queries';

/** The server's time in tests, 21:00 there, which differs from the machine's clock. */
export const SERVER_NOW = Date.UTC(2026, 4, 6, 12, 0, 0);

export function ownVote(changes: Partial<OwnVote> = {}): OwnVote {
  return {
    id: 7,
    site: 'lantern',
    state: 'opened',
    reason: null,
    openedAt: SERVER_NOW,
    expiresAt: SERVER_NOW + 24 * HOUR_MS,
    confirmedAt: null,
    creditedAt: null,
    nx: 2000,
    votePoints: 1,
    ...changes,
  };
}

export const creditedVote = (changes: Partial<OwnVote> = {}): OwnVote =>
  ownVote({ state: 'credited', confirmedAt: SERVER_NOW, creditedAt: SERVER_NOW, ...changes });

export function voteSite(changes: Partial<VoteSiteState> = {}): VoteSiteState {
  return {
    id: 'lantern',
    name: { en: 'Lantern Toplist' },
    nx: 2000,
    votePoints: 1,
    coolDownMinutes: 1440,
    nextVoteAt: null,
    vote: null,
    ...changes,
  };
}

export const HARBOR = { id: 'harbor', name: { en: 'Harbor 100' }, coolDownMinutes: 720 } as const;

export function voteStatus(changes: Partial<VoteStatus> = {}): VoteStatus {
  return {
    votePoints: 7,
    nxCredit: 12_000,
    todayVotes: 0,
    maxVotes: 3,
    todayVP: 0,
    todayNX: 0,
    maxDailyVP: 3,
    maxDailyNX: 6000,
    reachedVPCap: false,
    reachedNXCap: false,
    canVoteToday: true,
    canVoteNow: true,
    hasCharacter: true,
    lastVoteTime: null,
    pendingVerification: false,
    isWebAdmin: false,
    now: SERVER_NOW,
    dayEndsAt: SERVER_NOW + 3 * HOUR_MS,
    sites: [voteSite(), voteSite(HARBOR)],
    ...changes,
  };
}

export function verifiedVote(vote: OwnVote | null, changes: Partial<VerifiedVote> = {}): VerifiedVote {
  const success = vote?.state === 'confirmed' || vote?.state === 'credited';
  return {
    success,
    msg: '',
    votePoints: success ? 8 : 7,
    todayVotes: success ? 1 : 0,
    nxCredit: success ? 14_000 : 12_000,
    nxRewardCap: false,
    vpRewardCap: false,
    vote,
    ...changes,
  };
}
