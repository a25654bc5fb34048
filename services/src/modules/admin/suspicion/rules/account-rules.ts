import { DAY_MS, grouped, MINUTE_MS } from '@portico/domain';
import { daysOf, evidenceOf, median } from './facts.js';
import type { AccountFacts, Finding, SpendFact, VoteFact } from './facts.js';

/** Votes on many days since the account last played. The game stores no duration, so a minute counts as having played. */
export function votesWithoutPlaying(
  { id, isInGame, lastSeen, votes }: AccountFacts,
  day: string,
  threshold: number,
): Finding | undefined {
  if (threshold === 0 || isInGame || !lastSeen.isKnown) return undefined;
  const { at: seenAt } = lastSeen;
  const since = votes.filter(({ confirmedAt }) => confirmedAt > (seenAt ?? 0));
  const last = since.at(-1);
  const voteDays = daysOf(since).size;
  if (last?.day !== day || voteDays < threshold) return undefined;
  const evidence = evidenceOf({
    voteDays,
    votes: since.length,
    ...(seenAt !== null && { lastSeenAt: seenAt }),
  });
  return { rule: 'votes-without-playing', accountId: id, day, at: last.confirmedAt, evidence };
}

/** Many players spend a reward at once now and then. A program does it every time. */
const MIN_DAYS = 3;
const SHARE = 0.6;
const MOST = 0.5;

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
) {
  const left = spends.map(({ at, nx, votePoints }) => ({ at, worth: nx + votePoints * nxOfVotePoint }));
  const spent: { vote: VoteFact; afterMs: number }[] = [];
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

/** People who vote at a fixed hour, even with an alarm, vary by more. */
const TOLERANCE_MS = 30_000;

const LONGEST_MS = 4 * DAY_MS;

/** Votes on one site at intervals too regular for a hand. A missing vote is harmless: it makes one interval twice as long. */
export function clockwork({ id, votes }: AccountFacts, day: string, threshold: number): Finding | undefined {
  if (threshold === 0) return undefined;
  // Fewer than four votes give too few intervals to compare.
  const inARow = Math.max(4, threshold);
  for (const [site, ofSite] of grouped(votes, (vote) => vote.site)) {
    const last = ofSite.slice(-inARow);
    const rhythm = last.length === inARow && last.at(-1)?.day === day ? rhythmOf(last) : undefined;
    if (rhythm === undefined) continue;
    const evidence = evidenceOf({
      votes: inARow,
      intervalMinutes: Math.round(rhythm.interval / MINUTE_MS),
      deviationSeconds: Math.ceil(rhythm.deviation / 1000),
      site,
    });
    return { rule: 'clockwork', accountId: id, day, at: last.at(-1)?.confirmedAt ?? 0, evidence };
  }
  return undefined;
}

function rhythmOf(votes: readonly VoteFact[]): { interval: number; deviation: number } | undefined {
  const intervals = votes
    .slice(1)
    .map(({ openedAt }, index) => openedAt - (votes[index]?.openedAt ?? openedAt));
  const interval = median(intervals);
  if (interval <= TOLERANCE_MS * 10 || intervals.some((one) => one > LONGEST_MS)) return undefined;
  const off = intervals.map((one) => Math.abs(one - Math.max(1, Math.round(one / interval)) * interval));
  const deviation = Math.max(...off);
  return deviation <= TOLERANCE_MS ? { interval, deviation } : undefined;
}
