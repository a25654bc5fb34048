/** Steps of drop rarity, rarest first. Where each begins is the game's rule; here each has its colour and shape. */
export type RarityStep = 'mythic' | 'veryRare' | 'rare' | 'uncommon' | 'common';
