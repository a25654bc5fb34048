/** Elements of attacks, in the game's order. */
export const ATTACK_ELEMENTS = ['physical', 'fire', 'ice', 'lightning', 'poison', 'holy', 'dark'] as const;

export type AttackElement = (typeof ATTACK_ELEMENTS)[number];

export const ELEMENT_EFFECTS = ['weak', 'strong', 'immune'] as const;

/** Effect on a monster: half as much damage again, half the damage, or none. */
export type ElementEffect = (typeof ELEMENT_EFFECTS)[number];

export interface ElementTrait {
  element: AttackElement;
  effect: ElementEffect;
}

/** In the game's order. */
const LETTERS: Readonly<Record<string, AttackElement>> = {
  P: 'physical',
  F: 'fire',
  I: 'ice',
  L: 'lightning',
  S: 'poison',
  H: 'holy',
  D: 'dark',
};

const EFFECTS: Readonly<Record<string, ElementEffect>> = { 1: 'immune', 2: 'strong', 3: 'weak' };

const PREFIX = 'elemAttr.';

/** Reads a monster's `elemAttr`, `F3I2`, as numbers: `elemAttr.F` 3, `elemAttr.I` 2. Unknown letters are left out. */
export function elementNumbers(text: string): Record<string, number> {
  const pairs = [...text.toUpperCase().matchAll(/([A-Z])(\d)/g)];
  return Object.fromEntries(
    pairs
      .filter(([, letter = '', digit = '']) => letter in LETTERS && digit in EFFECTS)
      .map(([, letter, digit]) => [`${PREFIX}${letter}`, Number(digit)]),
  );
}

/** Elements that affect a monster in a special way, in the game's order; empty if all have the same effect. */
export function elementsOf(properties: Readonly<Record<string, number>>): ElementTrait[] {
  return Object.entries(LETTERS).flatMap(([letter, element]) => {
    const effect = EFFECTS[properties[`${PREFIX}${letter}`] ?? 0];
    return effect === undefined ? [] : [{ element, effect }];
  });
}
