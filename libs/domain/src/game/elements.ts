/** Elements of attacks, in the order of the game. */
export const ATTACK_ELEMENTS = ['physical', 'fire', 'ice', 'lightning', 'poison', 'holy', 'dark'] as const;

export type AttackElement = (typeof ATTACK_ELEMENTS)[number];

export const ELEMENT_EFFECTS = ['weak', 'strong', 'immune'] as const;

/** The effect on a monster: half as much again, half, or nothing. */
export type ElementEffect = (typeof ELEMENT_EFFECTS)[number];

export interface ElementTrait {
  element: AttackElement;
  effect: ElementEffect;
}

/** In the order of the game. */
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

/** The elements among a monster's numbers, in the order of the game; none where it takes them all alike. */
export function elementsOf(properties: Readonly<Record<string, number>>): ElementTrait[] {
  return Object.entries(LETTERS).flatMap(([letter, element]) => {
    const effect = EFFECTS[properties[`${PREFIX}${letter}`] ?? 0];
    return effect === undefined ? [] : [{ element, effect }];
  });
}
