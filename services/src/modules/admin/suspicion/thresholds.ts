import type { SuspicionRule } from '@portico/domain';
import type { SuspicionSettings } from '../../../platform/config/index.js';
import type { Thresholds } from './rules/examine.js';

export const SETTING_OF_RULE = {
  'shared-network': 'accountsPerNetwork',
  'votes-without-playing': 'voteDaysWithoutPlaying',
  'young-account': 'youngAccountHours',
  'spends-at-once': 'spendingSeconds',
  clockwork: 'rhythmVotes',
} as const satisfies Record<SuspicionRule, keyof SuspicionSettings>;

/** 0 where a rule is off, or all are. */
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
