/** The two ways to hit: by accuracy, or by INT and LUK. */
export const ATTACK_WAYS = ['physical', 'magic'] as const;

export type AttackWay = (typeof ATTACK_WAYS)[number];

/** Level and accuracy of a character. Magic accuracy is a tenth of INT plus a tenth of LUK, both rounded down. */
export interface Attacker {
  way: AttackWay;
  level: number;
  accuracy: number;
}

/** Level and avoidability (`eva` of the game files) of a monster. */
export interface AttackTarget {
  level: number;
  avoidability: number;
}

/**
 * The accuracy with which every attack hits, by the formulas that players of v83 measured. Physical: twice
 * (1.84 + 0.07 D) x avoidability; magic: (avoidability + 1) x (1 + 0.04 D). D is by how many levels the monster is above the
 * character, and not below 0.
 */
export function accuracyToHit(way: AttackWay, level: number, target: AttackTarget): number {
  const above = Math.max(0, target.level - level);
  if (way === 'magic') return (target.avoidability + 1) * (1 + 0.04 * above);
  return 2 * (1.84 + 0.07 * above) * target.avoidability;
}

/** The least share of the accuracy for every hit with which magic hits at all. */
const MAGIC_FLOOR = 0.41;

/**
 * How many of its attacks hit a monster, 0 to 1. Physical attacks (v83, as players measured): from half the accuracy for every
 * hit on, in proportion. Magic: -0.7011618132 x^2 + 1.702139835 x, where x is the place of the accuracy between 41 % of that for
 * every hit and all of it.
 */
export function hitRate({ way, level, accuracy }: Attacker, target: AttackTarget): number {
  const full = accuracyToHit(way, level, target);
  if (accuracy >= full) return 1;
  if (way === 'physical') return between0And1((2 * accuracy) / full - 1);
  const least = MAGIC_FLOOR * full;
  const place = (accuracy - least + 1) / (full - least + 1);
  return place <= 0 ? 0 : between0And1(-0.7011618132 * place ** 2 + 1.702139835 * place);
}

function between0And1(share: number): number {
  return Math.min(1, Math.max(0, share));
}
