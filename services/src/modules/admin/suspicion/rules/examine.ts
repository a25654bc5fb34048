import type { SuspicionRule } from '@portico/domain';
import { clockwork } from './clockwork.js';
import type { AccountFacts, Finding, NetworkFacts } from './facts.js';
import { sharedNetwork } from './shared-network.js';
import { spendsAtOnce } from './spends-at-once.js';
import { votesWithoutPlaying } from './votes-without-playing.js';
import { youngAccount } from './young-account.js';

export interface Thresholds extends Readonly<Record<SuspicionRule, number>> {
  nxOfVotePoint: number;
}

export const ACCOUNT_DAYS = 30;
export const NETWORK_DAYS = 7;

export function examine(
  day: string,
  accounts: Iterable<AccountFacts>,
  networks: ReadonlyMap<string, NetworkFacts>,
  thresholds: Thresholds,
): Finding[] {
  const ofNetworks = [...networks.values()].flatMap((facts) =>
    sharedNetwork(facts, day, thresholds['shared-network']),
  );
  const ofAccounts = [...accounts].flatMap((account) => ofAccount(day, account, networks, thresholds));
  return [...ofNetworks, ...ofAccounts];
}

function ofAccount(
  day: string,
  account: AccountFacts,
  networks: ReadonlyMap<string, NetworkFacts>,
  thresholds: Thresholds,
): Finding[] {
  const { nxOfVotePoint } = thresholds;
  const found = [
    votesWithoutPlaying(account, day, thresholds['votes-without-playing']),
    youngAccount(account, networks, day, thresholds['young-account']),
    spendsAtOnce(account, day, { seconds: thresholds['spends-at-once'], nxOfVotePoint }),
    clockwork(account, day, thresholds.clockwork),
  ];
  return found.filter((one) => one !== undefined);
}
