import { grouped, MINUTE_MS, HOUR_MS } from '@portico/domain';
import type { VoteFact } from './facts.js';

/** Switching from one of one's accounts to the next takes less time. */
const PAUSE_MS = 3 * MINUTE_MS;

/** One person with many accounts is done by then. A network that votes longer belongs to many people. */
const LONGEST_MS = 3 * HOUR_MS;

/** Few of the people who share a network vote in the same minutes; most of one person's accounts do. */
const SHARE = 0.6;

/** People who sit together change places all the time. */
const ONE_BY_ONE = 1.25;

/** Votes of different accounts from one network that follow one another without a pause. */
export interface VoteRun {
  accounts: ReadonlySet<number>;
  accountsOfDay: number;
  /** Each account was done before the next one began, but for a few. */
  isOneByOne: boolean;
  begin: number;
  end: number;
}

/** Runs of one network on one day of which one person may be all voters: two accounts or more, most of the network's. */
export function voteRuns(votesOfDay: readonly VoteFact[]): VoteRun[] {
  const sorted = votesOfDay.toSorted((a, b) => a.openedAt - b.openedAt);
  const accountsOfDay = new Set(sorted.map(({ accountId }) => accountId)).size;
  const runs: VoteFact[][] = [];
  let end = -Infinity;
  for (const vote of sorted) {
    if (vote.openedAt - end > PAUSE_MS) runs.push([]);
    runs.at(-1)?.push(vote);
    end = vote.openedAt;
  }
  return runs.map((votes) => runOf(votes, accountsOfDay)).filter(isOfOnePerson);
}

export function runsByDay(votes: readonly VoteFact[]): Map<string, VoteRun[]> {
  const byDay = grouped(votes, ({ day }) => day);
  return new Map([...byDay].map(([day, ofDay]) => [day, voteRuns(ofDay)]));
}

function runOf(votes: readonly VoteFact[], accountsOfDay: number): VoteRun {
  const accounts = new Set(votes.map(({ accountId }) => accountId));
  const changes = votes.filter(
    ({ accountId }, index) => index > 0 && votes[index - 1]?.accountId !== accountId,
  );
  const isOneByOne = changes.length <= ONE_BY_ONE * (accounts.size - 1);
  return {
    accounts,
    accountsOfDay,
    isOneByOne,
    begin: votes[0]?.openedAt ?? 0,
    end: votes.at(-1)?.openedAt ?? 0,
  };
}

function isOfOnePerson({ accounts, accountsOfDay, begin, end }: VoteRun): boolean {
  return accounts.size >= 2 && accounts.size >= SHARE * accountsOfDay && end - begin <= LONGEST_MS;
}
