import { MINUTE_MS } from '@portico/domain';
import { evidenceOf, type Finding, type NetworkFacts } from './facts.js';
import { runsByDay, type VoteRun } from './vote-runs.js';

/** Days of the last week: a family may sit down together once or twice. */
const MIN_DAYS = 3;

/** This many times the threshold is too many for a family. */
const CROWD = 2;

/** Devices tell something once they are known of so many. */
const KNOWN_SHARE = 0.6;

const OWN_SHARE = 0.6;
const SAME_SHARE = 0.34;

type Devices = 'same' | 'own' | 'unknown';

/**
 * Many accounts that vote from one network on one day, one after the other: on several days, from one device, or too many for a
 * family. People of a house, a dormitory or a provider share a network too, but not the minutes.
 */
export function sharedNetwork(facts: NetworkFacts, day: string, threshold: number): Finding[] {
  if (threshold === 0 || facts.network === '') return [];
  const byDay = runsByDay(facts.votes);
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
): { kind: Devices; count: number } {
  const known = [...accounts].flatMap((id) => devices.get(id) ?? []);
  const count = new Set(known).size;
  if (known.length < KNOWN_SHARE * accounts.size) return { kind: 'unknown', count };
  if (count > OWN_SHARE * known.length) return { kind: 'own', count };
  return { kind: count <= Math.max(1, SAME_SHARE * known.length) ? 'same' : 'unknown', count };
}
