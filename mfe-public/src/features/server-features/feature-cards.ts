import type { IconName } from '@portico/ui';
import { IRONMAN, VOTING } from '../../shared/use-supported-features';
import type { Program } from './features.queries';

type NumberField = { [K in keyof Program]: Program[K] extends number ? K : never }[keyof Program];

export type FeatureFact =
  | { kind: 'mesos' | 'nx' | 'percent' | 'count' | 'plus' | 'level' | 'daily'; field: NumberField }
  | { kind: 'unit'; field: NumberField; unit: 'second' | 'minute' }
  | { kind: 'rate' | 'free' | 'pitch' | 'cycle' };

export interface FeatureCard {
  key: string;
  fact?: FeatureFact;
  link?: FeatureLink;
  /** A feature of the portal. Without it, the card is hidden, because it would promise something that is off. */
  needs?: string;
}

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
    { key: 'rates', fact: { kind: 'rate' } },
    { key: 'fair', fact: { kind: 'free' } },
    { key: 'ironman', link: 'rankings', needs: IRONMAN },
    { key: 'dailyQuests', fact: { kind: 'level', field: 'dailyQuestLevel' } },
  ],
  widgets: [
    { key: 'nxPreview', fact: { kind: 'unit', field: 'nxPreviewMinutes', unit: 'minute' } },
    {
      key: 'quickAuction',
      fact: { kind: 'unit', field: 'quickAuctionMinutes', unit: 'minute' },
    },
    { key: 'hair', fact: { kind: 'nx', field: 'hairNx' } },
    { key: 'coin', fact: { kind: 'mesos', field: 'coinMesos' } },
  ],
  commands: [
    { key: 'buffs', fact: { kind: 'unit', field: 'buffSeconds', unit: 'second' } },
    {
      key: 'resurrection',
      fact: { kind: 'unit', field: 'resurrectionCooldownSeconds', unit: 'second' },
    },
    { key: 'teleport', fact: { kind: 'mesos', field: 'teleportMesos' } },
    { key: 'nameChange' },
  ],
  progression: [
    { key: 'pitch', fact: { kind: 'pitch' }, link: 'pitch' },
    { key: 'login', fact: { kind: 'cycle' }, link: 'login' },
    { key: 'belt', fact: { kind: 'mesos', field: 'beltUpgradeMesos' } },
    { key: 'medals', fact: { kind: 'plus', field: 'medalHpMp' } },
  ],
  events: [
    { key: 'timed', fact: { kind: 'unit', field: 'timedEventMinutes', unit: 'minute' } },
    { key: 'castle', fact: { kind: 'mesos', field: 'ninjaCastleMesos' } },
    { key: 'totem', fact: { kind: 'percent', field: 'totemPercent' } },
    { key: 'leaf', fact: { kind: 'percent', field: 'goldenLeafPercent' } },
  ],
  quality: [
    { key: 'stack', fact: { kind: 'count', field: 'stackLimit' } },
    { key: 'gachapon' },
    { key: 'voting', fact: { kind: 'daily', field: 'votesPerDay' }, needs: VOTING },
    { key: 'exchange', fact: { kind: 'nx', field: 'exchangeNx' }, needs: VOTING },
  ],
} as const satisfies Record<FeatureTab, readonly FeatureCard[]>;

export type FeatureCardKey = (typeof FEATURE_CARDS)[FeatureTab][number]['key'];
