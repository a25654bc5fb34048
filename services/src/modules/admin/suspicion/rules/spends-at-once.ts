import { daysOf, evidenceOf, median } from './facts.js';
import type { AccountFacts, Finding, SpendFact, VoteFact } from './facts.js';

/** Everybody is glad of a reward and buys something; a program does so each time. */
const MIN_DAYS = 3;
const SHARE = 0.6;
const MOST = 0.5;

interface SpentVote {
  vote: VoteFact;
  afterMs: number;
}

/** Most of what votes paid is gone within seconds of its arrival, on several days and nearly always. */
export function spendsAtOnce(
  { id, votes, spends }: AccountFacts,
  day: string,
  { seconds, nxOfVotePoint }: { seconds: number; nxOfVotePoint: number },
): Finding | undefined {
  if (seconds === 0) return undefined;
  const paid = votes.filter(({ creditedAt, nx, votePoints }) => creditedAt !== null && nx + votePoints > 0);
  const spent = spentVotes(paid, spends, seconds * 1000, nxOfVotePoint);
  const last = spent.at(-1);
  const days = daysOf(spent.map(({ vote }) => vote)).size;
  if (last?.vote.day !== day || days < MIN_DAYS || spent.length < SHARE * paid.length) return undefined;
  const evidence = evidenceOf({
    votes: paid.length,
    spentVotes: spent.length,
    days,
    spentAfterSeconds: Math.round(median(spent.map(({ afterMs }) => afterMs)) / 1000),
  });
  return { rule: 'spends-at-once', accountId: id, day, at: last.vote.confirmedAt, evidence };
}

/** Purchases use up the latest vote first, then the one before it. */
function spentVotes(
  votes: readonly VoteFact[],
  spends: readonly SpendFact[],
  withinMs: number,
  nxOfVotePoint: number,
): SpentVote[] {
  const left = spends.map(({ at, nx, votePoints }) => ({ at, worth: nx + votePoints * nxOfVotePoint }));
  const spent: SpentVote[] = [];
  for (const vote of votes.toReversed()) {
    const from = vote.creditedAt ?? Infinity;
    let missing = MOST * (vote.nx + vote.votePoints * nxOfVotePoint);
    for (const one of left) {
      if (one.at < from || one.at > from + withinMs || missing <= 0) continue;
      const part = Math.min(one.worth, missing);
      one.worth -= part;
      missing -= part;
      if (missing <= 0) spent.push({ vote, afterMs: one.at - from });
    }
  }
  return spent.toReversed();
}
