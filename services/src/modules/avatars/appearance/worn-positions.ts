/** Positions of worn items in the game's table. The cash cover of a position has a number that is lower by a hundred. */
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

export const COVER_OFFSET = -100;

export const WORN_POSITIONS: readonly number[] = Object.values(WORN).flatMap((position) => [
  position,
  position + COVER_OFFSET,
]);
