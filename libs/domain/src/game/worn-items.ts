import { REQUIRED_CLASSES, type RequiredClass } from './items.js';

export const ATTACK_SPEEDS = ['veryFast', 'fast', 'normal', 'slow', 'verySlow', 'unknown'] as const;

export type AttackSpeed = (typeof ATTACK_SPEEDS)[number];

/** Word for an `attackSpeed` property: 1 very fast, 2-3 fast, 4-5 normal, 6-7 slow, 8-9 very slow, all else unknown. */
export function attackSpeedOf(value: number): AttackSpeed {
  if (!Number.isInteger(value) || value < 1 || value > 9) return 'unknown';
  return ATTACK_SPEEDS[Math.floor(value / 2)] ?? 'unknown';
}

/** Jobs that may wear an item: everybody, only beginners, a set of classes, or a mask with unknown bits. */
export type JobRequirement =
  | { kind: 'all' }
  | { kind: 'beginner' }
  | { kind: 'classes'; classes: RequiredClass[] }
  | { kind: 'unknown'; mask: number };

/** Reads a `reqJob` bit mask: 1 warrior, 2 magician, 4 bowman, 8 thief, 16 pirate. 0 means everybody, -1 only beginners. */
export function jobRequirementOf(mask: number): JobRequirement {
  if (mask === 0) return { kind: 'all' };
  if (mask === -1) return { kind: 'beginner' };
  const allBits = (1 << REQUIRED_CLASSES.length) - 1;
  if (!Number.isInteger(mask) || mask < 0 || mask > allBits) return { kind: 'unknown', mask };
  return { kind: 'classes', classes: REQUIRED_CLASSES.filter((_, bit) => (mask & (1 << bit)) !== 0) };
}

/** Whether a character of a class may wear an item with this `reqJob` mask. */
export function isWornBy(mask: number, wearer: 'beginner' | RequiredClass): boolean {
  const requirement = jobRequirementOf(mask);
  if (requirement.kind === 'classes') return requirement.classes.some((allowed) => allowed === wearer);
  return requirement.kind === 'all' || requirement.kind === wearer;
}
