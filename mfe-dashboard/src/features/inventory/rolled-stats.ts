import type { AverageStats, HeldItem, RolledStats } from './held-item';

/** Stats of a piece of equipment, in the order of the game. */
export const EQUIPMENT_STATS = [
  'watk',
  'matk',
  'str',
  'dex',
  'int',
  'luk',
  'hp',
  'mp',
  'wdef',
  'mdef',
  'acc',
  'avoid',
  'speed',
  'jump',
] as const;

export type EquipmentStat = (typeof EQUIPMENT_STATS)[number];

export interface ComparedStat {
  name: EquipmentStat;
  value: number;
  /** How much more than an average piece; undefined where nobody knows one. */
  difference: number | undefined;
}

/** The stats that a piece has, or that an average one of its kind has. */
export function compareStats(stats: RolledStats, average: AverageStats | undefined): ComparedStat[] {
  return EQUIPMENT_STATS.map((name) => ({
    name,
    value: stats[name],
    difference: average && stats[name] - average[name],
  })).filter(({ value, difference }) => value !== 0 || (difference ?? 0) !== 0);
}

export interface UpgradeSlots {
  left: number;
  /** Slots with those from hammers; undefined where the original number is unknown. */
  total: number | undefined;
  passed: number;
  /** undefined where the numbers do not say: a clean slate gives slots back. */
  failed: number | undefined;
}

export function upgradeSlotsOf(stats: RolledStats, average: AverageStats | undefined): UpgradeSlots {
  const { upgradeslots: left, upgrades: passed, vicious } = stats;
  const total = average && average.upgradeslots + vicious;
  const failed = total === undefined ? undefined : total - left - passed;
  return total === undefined || failed === undefined || failed < 0
    ? { left, total: undefined, passed, failed: undefined }
    : { left, total, passed, failed };
}

export function wornBonuses(worn: readonly Pick<HeldItem, 'stats'>[]): ComparedStat[] {
  return EQUIPMENT_STATS.map((name) => ({
    name,
    value: worn.reduce((sum, { stats }) => sum + (stats?.[name] ?? 0), 0),
    difference: undefined,
  })).filter(({ value }) => value !== 0);
}
