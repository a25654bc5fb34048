import { grouped, DAY_MS, MINUTE_MS } from '@portico/domain';
import { type AccountFacts, evidenceOf, type Finding, median, type VoteFact } from './facts.js';

/** People who vote at a fixed hour, even with an alarm, vary by more. */
const TOLERANCE_MS = 30_000;

/** A longer pause starts a new series. */
const LONGEST_MS = 4 * DAY_MS;

/** Votes on one site at intervals that a hand cannot keep. A missing vote is harmless: it makes one interval twice as long. */
export function clockwork({ id, votes }: AccountFacts, day: string, threshold: number): Finding | undefined {
  // One of two intervals is always like the other.
  if (threshold === 0) return undefined;
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

/** The interval that all keep, and by how much one is off at most; undefined where one is off by more than a clock is. */
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
