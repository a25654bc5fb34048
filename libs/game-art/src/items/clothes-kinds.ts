import type { PictureChoices } from '../choices.js';

export type TrouserKind = 'trousers' | 'shorts' | 'skirt';

const TROUSERS: readonly (readonly [word: RegExp, kind: TrouserKind])[] = [
  [/skirt|tutu|robe|hakama|kilt/i, 'skirt'],
  [/shorts|slops|breeches|tassets|bermuda/i, 'shorts'],
  [
    /trousers|pants|jeans|leggings|slacks|greaves|leg ?plates|bell-bottoms|corduroys|checks|pantaloons|dungarees/i,
    'trousers',
  ],
];

/** Length of trousers by name; undefined if the name does not say it. */
export function trouserKindOf(name: string): TrouserKind | undefined {
  return TROUSERS.find(([word]) => word.test(name))?.[1];
}

export type CapeKind = 'cape' | 'wings' | 'tail' | 'bag' | 'balloon';

const CAPES: readonly (readonly [word: RegExp, kind: CapeKind])[] = [
  [/wing/i, 'wings'],
  [/cape|cloak|mantle|shawl|veil|train|towel|curtain|banner|sail\b/i, 'cape'],
  [/\btails?\b/i, 'tail'],
  [/bag|backpack|jetpack|satchel|guitar/i, 'bag'],
  [/balloon/i, 'balloon'],
];

/** Kind of a cape by its name, else by its id. */
export function capeKindOf({ choices, name }: { choices: PictureChoices; name: string }): CapeKind {
  const named = CAPES.find(([word]) => word.test(name))?.[1];
  return named ?? (choices.chance('wings', 0.1) ? 'wings' : 'cape');
}
