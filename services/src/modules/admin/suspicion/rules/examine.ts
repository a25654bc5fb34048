import { SUSPICION_RULES, type SuspicionRule } from '@portico/domain';
import { recordOf } from '../../../../platform/collections/index.js';
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
  const spending = { seconds: thresholds['spends-at-once'], nxOfVotePoint: thresholds.nxOfVotePoint };
  const ofNetworks = [...networks.values()].flatMap((facts) =>
    sharedNetwork(facts, day, thresholds['shared-network']),
  );
  const ofAccounts = [...accounts].flatMap((account) => [
    votesWithoutPlaying(account, day, thresholds['votes-without-playing']),
    youngAccount(account, networks, day, thresholds['young-account']),
    spendsAtOnce(account, day, spending),
    clockwork(account, day, thresholds.clockwork),
  ]);
  return [...ofNetworks, ...ofAccounts.filter((one) => one !== undefined)];
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
  return { ...recordOf(SUSPICION_RULES, (rule) => thresholdOf(settings, rule)), nxOfVotePoint };
}
