import { type AccountFacts, daysOf, evidenceOf, type Finding } from './facts.js';

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
