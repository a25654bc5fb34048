/** For so long browsers keep what is known of sprites without asking. */
export const SPRITE_SECONDS = 300;
