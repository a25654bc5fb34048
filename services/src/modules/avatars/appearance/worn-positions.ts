/** Where the game keeps what is worn and seen; a cash cover of a place lies a hundred further down. */
export const WORN = {
  cap: -1,
  coat: -5,
  pants: -6,
  shoes: -7,
  glove: -8,
  cape: -9,
  shield: -10,
  weapon: -11,
} as const;

/** How far below a place the cash cover of it lies. */
export const COVER_OFFSET = -100;

/** All positions that change a look. */
export const WORN_POSITIONS: readonly number[] = Object.values(WORN).flatMap((position) => [
  position,
  position + COVER_OFFSET,
]);
