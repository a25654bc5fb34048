/** How long browsers cache sprite data. */
export const SPRITE_SECONDS = 300;
