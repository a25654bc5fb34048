import { HOUR_MS, MINUTE_MS } from '@portico/domain';
import { type AccountFacts, evidenceOf, type Finding, type NetworkFacts } from './facts.js';
import { voteRuns } from './vote-runs.js';

/**
 * An account that votes before it is a day old, in one go with most other accounts of its network: one more account of somebody who
 * has some. A newcomer votes early too, but alone; and somebody with a device of their own is somebody else.
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

function hasOwnDevice(
  id: number,
  accounts: ReadonlySet<number>,
  devices: ReadonlyMap<number, string>,
): boolean {
  const own = devices.get(id);
  const others = [...accounts].filter((other) => other !== id).flatMap((other) => devices.get(other) ?? []);
  return own !== undefined && others.length > 0 && !others.includes(own);
}
