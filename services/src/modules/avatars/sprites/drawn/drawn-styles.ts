import { bodyOfSkin } from '@portico/avatar';

const GENDERS = [0, 1];
const HAIR_STYLES = 30;
const DYES = 8;
const FACE_STYLES = 15;
const LENSES = 8;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Skins that characters of the game have. */
export const DRAWN_BODIES: readonly number[] = [0, 1, 2, 3, 4, 5, 9, 10, 11].map((skin) => bodyOfSkin(skin));

/** Hair `3gssd` and faces `2glss` as characters of the demo world have them; any other id is drawn too. */
export const DRAWN_HAIR: readonly number[] = GENDERS.flatMap((gender) =>
  upTo(HAIR_STYLES * 10).flatMap((style) => (style % 10 < DYES ? [30_000 + gender * 1000 + style] : [])),
);

export const DRAWN_FACES: readonly number[] = GENDERS.flatMap((gender) =>
  upTo(LENSES).flatMap((lens) =>
    upTo(FACE_STYLES).map((style) => 20_000 + gender * 1000 + lens * 100 + style),
  ),
);
