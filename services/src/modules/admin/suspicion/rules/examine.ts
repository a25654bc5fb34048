import type { SuspicionRule } from '@portico/domain';
import type { SuspicionSettings } from '../../../../platform/config/index.js';
import { clockwork, spendsAtOnce, votesWithoutPlaying } from './account-rules.js';
import type { AccountFacts, Finding, NetworkFacts } from './facts.js';
import { sharedNetwork, youngAccount } from './network-rules.js';

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

export const SETTING_OF_RULE = {
  'shared-network': 'accountsPerNetwork',
  'votes-without-playing': 'voteDaysWithoutPlaying',
  'young-account': 'youngAccountHours',
  'spends-at-once': 'spendingSeconds',
  clockwork: 'rhythmVotes',
} as const satisfies Record<SuspicionRule, keyof SuspicionSettings>;

/** Threshold of a rule; 0 if the rule or the whole search is off. */
export function thresholdOf(settings: SuspicionSettings, rule: SuspicionRule): number {
  return settings.isOn ? settings[SETTING_OF_RULE[rule]] : 0;
}

export function thresholdsOf(settings: SuspicionSettings, nxOfVotePoint: number): Thresholds {
  return {
    'shared-network': thresholdOf(settings, 'shared-network'),
    'votes-without-playing': thresholdOf(settings, 'votes-without-playing'),
    'young-account': thresholdOf(settings, 'young-account'),
    'spends-at-once': thresholdOf(settings, 'spends-at-once'),
    clockwork: thresholdOf(settings, 'clockwork'),
    nxOfVotePoint,
  };
}
