import type { IconName } from '@portico/ui';
import { IRONMAN, VOTING } from '../../shared/use-offers';
import type { Program } from './features.queries';

type NumberField = { [K in keyof Program]: Program[K] extends number ? K : never }[keyof Program];

/** The number that a card leads with. */
export type FeatureFact =
  | { kind: 'mesos' | 'nx' | 'percent' | 'count' | 'plus' | 'level' | 'daily'; field: NumberField }
  | { kind: 'unit'; field: NumberField; unit: 'second' | 'minute' }
  | { kind: 'rate' | 'free' | 'pitch' | 'cycle' };

export interface FeatureCard {
  key: string;
  icon: IconName;
  fact?: FeatureFact;
  link?: FeatureLink;
  /** The feature of the portal that the card needs. */
  needs?: string;
}

/** Where a card leads: a part of the page, or another page. */
export type FeatureLink = 'pitch' | 'login' | 'rankings';

export const FEATURE_TABS = [
  { key: 'gameplay', icon: 'sword' },
  { key: 'widgets', icon: 'settings' },
  { key: 'commands', icon: 'chat' },
  { key: 'progression', icon: 'chart' },
  { key: 'events', icon: 'clock' },
  { key: 'quality', icon: 'heart' },
] as const satisfies readonly { key: string; icon: IconName }[];

export type FeatureTab = (typeof FEATURE_TABS)[number]['key'];

export const FEATURE_CARDS = {
  gameplay: [
    { key: 'rates', icon: 'chart', fact: { kind: 'rate' } },
    { key: 'fair', icon: 'heart', fact: { kind: 'free' } },
    { key: 'ironman', icon: 'skull', link: 'rankings', needs: IRONMAN },
    { key: 'dailyQuests', icon: 'scroll', fact: { kind: 'level', field: 'dailyQuestLevel' } },
  ],
  widgets: [
    { key: 'nxPreview', icon: 'search', fact: { kind: 'unit', field: 'nxPreviewMinutes', unit: 'minute' } },
    {
      key: 'quickAuction',
      icon: 'store',
      fact: { kind: 'unit', field: 'quickAuctionMinutes', unit: 'minute' },
    },
    { key: 'hair', icon: 'user', fact: { kind: 'nx', field: 'hairNx' } },
    { key: 'coin', icon: 'retry', fact: { kind: 'mesos', field: 'coinMesos' } },
  ],
  commands: [
    { key: 'buffs', icon: 'star', fact: { kind: 'unit', field: 'buffSeconds', unit: 'second' } },
    {
      key: 'resurrection',
      icon: 'heart',
      fact: { kind: 'unit', field: 'resurrectionCooldownSeconds', unit: 'second' },
    },
    { key: 'teleport', icon: 'map', fact: { kind: 'mesos', field: 'teleportMesos' } },
    { key: 'nameChange', icon: 'user' },
  ],
  progression: [
    { key: 'pitch', icon: 'star', fact: { kind: 'pitch' }, link: 'pitch' },
    { key: 'login', icon: 'chest', fact: { kind: 'cycle' }, link: 'login' },
    { key: 'belt', icon: 'chart', fact: { kind: 'mesos', field: 'beltUpgradeMesos' } },
    { key: 'medals', icon: 'crown', fact: { kind: 'plus', field: 'medalHpMp' } },
  ],
  events: [
    { key: 'timed', icon: 'clock', fact: { kind: 'unit', field: 'timedEventMinutes', unit: 'minute' } },
    { key: 'castle', icon: 'sword', fact: { kind: 'mesos', field: 'ninjaCastleMesos' } },
    { key: 'totem', icon: 'crown', fact: { kind: 'percent', field: 'totemPercent' } },
    { key: 'leaf', icon: 'star', fact: { kind: 'percent', field: 'goldenLeafPercent' } },
  ],
  quality: [
    { key: 'stack', icon: 'chest', fact: { kind: 'count', field: 'stackLimit' } },
    { key: 'gachapon', icon: 'chest' },
    { key: 'voting', icon: 'check', fact: { kind: 'daily', field: 'votesPerDay' }, needs: VOTING },
    { key: 'exchange', icon: 'retry', fact: { kind: 'nx', field: 'exchangeNx' }, needs: VOTING },
  ],
} as const satisfies Record<FeatureTab, readonly FeatureCard[]>;

export type FeatureCardKey = (typeof FEATURE_CARDS)[FeatureTab][number]['key'];
