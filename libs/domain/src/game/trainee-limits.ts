/** Attacks hit by accuracy, or by INT and LUK. */
export const ATTACK_WAYS = ['physical', 'magic'] as const;

export type AttackWay = (typeof ATTACK_WAYS)[number];

/** Most monsters that an attack of the game hits at once. */
export const MAX_TARGETS = 15;

export const DEFAULT_TRAINING_LEVEL = 30;

/** The level filters of the database have the same limit. No character has a higher level. */
export const MAX_TRAINING_LEVEL = 300;

/** Higher than any attack of the game: a line does at most 199,999, and no attack has fifty lines. */
export const MAX_TRAINING_DAMAGE = 9_999_999;

export const MAX_TRAINING_ACCURACY = 9999;
