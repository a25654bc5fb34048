import type { VoteDayEntity, VoteEntity } from '@portico/services/modules/voting';

/** Allowances that paid votes have used up of each account's days. */
export function demoVoteDays(votes: readonly VoteEntity[]): VoteDayEntity[] {
  const days = new Map<string, VoteDayEntity>();
  for (const { accountId, day, nx, votePoints } of votes) {
    if (day === null) continue;
    const key = `${accountId} ${day}`;
    const used = days.get(key) ?? { accountId, day, votes: 0, nx: 0, votePoints: 0 };
    used.votes += 1;
    used.nx += nx;
    used.votePoints += votePoints;
    days.set(key, used);
  }
  return [...days.values()];
}
