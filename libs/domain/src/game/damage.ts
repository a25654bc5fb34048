import type { AttackWay } from './trainee-limits.js';

/** Damage of a hit, from the lowest to the highest. */
export interface DamageRange {
  least: number;
  most: number;
}

/** A monster's level and its defense against the way of the attack (`PDDamage` or `MDDamage` in the game files). */
export interface DefendingTarget {
  level: number;
  defense: number;
}

/**
 * Damage that a monster takes from a range of the game's stat window, at least 1, by the formulas that players of v83 measured and servers check
 * damage by. Physical: x (1 - 0.01 D), less 0.6 to 0.5 of the defense. Magic: less 0.6 to 0.5 of the defense x (1 + 0.01 D). D is the number of
 * levels that the monster is above the character, at least 0.
 */
export function damageAgainst(
  { least, most }: DamageRange,
  way: AttackWay,
  level: number,
  target: DefendingTarget,
): DamageRange {
  const above = Math.max(0, target.level - level);
  const taken = (damage: number, share: number) => {
    const left =
      way === 'magic'
        ? damage - target.defense * share * (1 + 0.01 * above)
        : damage * (1 - 0.01 * above) - target.defense * share;
    return Math.max(1, Math.floor(left));
  };
  return { least: taken(least, 0.6), most: taken(most, 0.5) };
}
