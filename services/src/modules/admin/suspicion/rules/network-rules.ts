import { grouped, HOUR_MS, MINUTE_MS } from '@portico/domain';
import { type AccountFacts, evidenceOf, type Finding, type NetworkFacts, type VoteFact } from './facts.js';

/** One person switches from one account to the next in less time. */
const PAUSE_MS = 3 * MINUTE_MS;

/** One person with many accounts needs less time. A network that votes longer belongs to many people. */
const LONGEST_MS = 3 * HOUR_MS;

/** Among people who share a network, few vote in the same minutes. Of one person's accounts, most do. */
const SHARE = 0.6;

/** A run with more changes of account than this per account is not one by one. People in one room take turns and exceed it. */
const ONE_BY_ONE = 1.25;

interface VoteRun {
  accounts: ReadonlySet<number>;
  accountsOfDay: number;
  /** True if nearly every account finished its votes before the next one began. */
  isOneByOne: boolean;
  begin: number;
  end: number;
}

/** Runs of one network on one day that may come from one person: two accounts or more, and most of the network's accounts. */
function voteRuns(votesOfDay: readonly VoteFact[]): VoteRun[] {
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

function isOfOnePerson({ accounts: { size }, accountsOfDay, begin, end }: VoteRun): boolean {
  return size >= 2 && size >= SHARE * accountsOfDay && end - begin <= LONGEST_MS;
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

/** Days within the last week. A family may vote together once or twice. */
const MIN_DAYS = 3;

/** A multiple of the threshold that is too many accounts for a family. */
const CROWD = 2;

/** Devices are compared only if this share of the accounts has a known one. */
const KNOWN_SHARE = 0.6;

const OWN_SHARE = 0.6;
const SAME_SHARE = 0.34;

/**
 * Many accounts that vote from one network on one day, one after the other, and do so on several days, from one device, or with too many
 * accounts for a family. People in a house, a dormitory or a provider's network do not vote in the same minutes.
 */
export function sharedNetwork(facts: NetworkFacts, day: string, threshold: number): Finding[] {
  if (threshold === 0 || facts.network === '') return [];
  const votesOf = grouped(facts.votes, (vote) => vote.day);
  const byDay = new Map([...votesOf].map(([one, votes]) => [one, voteRuns(votes)]));
  return (byDay.get(day) ?? []).flatMap((run) => {
    if (run.accounts.size < threshold) return [];
    const { kind, count } = devicesOf(run, facts.devices);
    const days = [...byDay.values()].filter((runs) => runs.some((other) => isSame(run, other, threshold)));
    const isMuch = run.accounts.size >= CROWD * threshold;
    const isUsual = run.isOneByOne && days.length >= MIN_DAYS;
    const isFound = kind === 'same' || isMuch || (kind === 'unknown' && isUsual);
    return isFound ? findingsOf(run, { day, days: days.length, devices: count, network: facts.network }) : [];
  });
}

function findingsOf(
  run: VoteRun,
  { day, days, devices, network }: { day: string; days: number; devices: number; network: string },
): Finding[] {
  const evidence = evidenceOf({
    accounts: run.accountsOfDay,
    accountsInARow: run.accounts.size,
    rowMinutes: Math.ceil((run.end - run.begin) / MINUTE_MS),
    days,
    ...(devices > 0 && { devices }),
    network,
  });
  return [...run.accounts].map((accountId) => ({
    rule: 'shared-network',
    accountId,
    day,
    at: run.end,
    evidence,
  }));
}

function isSame({ accounts }: VoteRun, other: VoteRun, threshold: number): boolean {
  const both = [...accounts].filter((id) => other.accounts.has(id)).length;
  return both >= threshold || (both >= threshold - 1 && both * 2 >= accounts.size);
}

function devicesOf(
  { accounts }: VoteRun,
  devices: ReadonlyMap<number, string>,
): { kind: 'same' | 'own' | 'unknown'; count: number } {
  const known = [...accounts].flatMap((id) => devices.get(id) ?? []);
  const count = new Set(known).size;
  if (known.length < KNOWN_SHARE * accounts.size) return { kind: 'unknown', count };
  if (count > OWN_SHARE * known.length) return { kind: 'own', count };
  return { kind: count <= Math.max(1, SAME_SHARE * known.length) ? 'same' : 'unknown', count };
}

/**
 * An account that votes before it is a day old, in one run with most other accounts of its network, is one more account of the same
 * person. A newcomer votes early too, but alone. An account with a device of its own belongs to another person.
 */
export function youngAccount(
  account: AccountFacts,
  networks: ReadonlyMap<string, NetworkFacts>,
  day: string,
  hours: number,
): Finding | undefined {
  const { id, createdAt } = account;
  if (hours === 0 || createdAt === null) return undefined;
  const young = account.votes.filter(
    (vote) => vote.day === day && vote.confirmedAt - createdAt < hours * HOUR_MS,
  );
  for (const vote of young.toReversed()) {
    const facts = networks.get(vote.network);
    if (facts === undefined) continue;
    const ofDay = facts.votes.filter((one) => one.day === day);
    const run = voteRuns(ofDay).find(({ accounts }) => accounts.has(id));
    if (run === undefined || hasOwnDevice(id, run.accounts, facts.devices)) continue;
    const evidence = evidenceOf({
      ageMinutes: Math.max(0, Math.floor((vote.confirmedAt - createdAt) / MINUTE_MS)),
      otherAccounts: run.accounts.size - 1,
      votes: young.length,
      network: vote.network,
    });
    return { rule: 'young-account', accountId: id, day, at: vote.confirmedAt, evidence };
  }
  return undefined;
}

function hasOwnDevice(id: number, accounts: ReadonlySet<number>, devices: ReadonlyMap<number, string>) {
  const own = devices.get(id);
  const others = [...accounts].filter((other) => other !== id).flatMap((other) => devices.get(other) ?? []);
  return own !== undefined && others.length > 0 && !others.includes(own);
}
