import type { AttackWay } from './trainee-limits.js';

/** Level and accuracy of a character. Magic accuracy is a tenth of INT plus a tenth of LUK, both rounded down. */
export interface Attacker {
  way: AttackWay;
  level: number;
  accuracy: number;
}

/** A monster's level and avoidability (`eva` in the game files). */
export interface AttackTarget {
  level: number;
  avoidability: number;
}

/**
 * Accuracy with which every attack hits, by the formulas that players of v83 measured. Physical: twice (1.84 + 0.07 D) x avoidability.
 * Magic: (avoidability + 1) x (1 + 0.04 D). D is the number of levels that the monster is above the character, at least 0.
 */
export function accuracyToHit(way: AttackWay, level: number, target: AttackTarget): number {
  const above = Math.max(0, target.level - level);
  if (way === 'magic') return (target.avoidability + 1) * (1 + 0.04 * above);
  return 2 * (1.84 + 0.07 * above) * target.avoidability;
}

/** Magic never hits below this share of the accuracy that always hits. */
const MAGIC_FLOOR = 0.41;

/**
 * Share of attacks that hit a monster, 0 to 1, as players of v83 measured it. Physical attacks: rises evenly from 0, at half the accuracy
 * that always hits, to 1. Magic: -0.7011618132 x^2 + 1.702139835 x, where x is the position between 41 % of that accuracy and all of it.
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
