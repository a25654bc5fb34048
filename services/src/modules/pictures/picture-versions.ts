import type { CatalogPictureKind, PictureKey } from './draw-picture.js';

const OLD_CLIENT = 83;
const NEW_CLIENT = 228;

/** Id ranges, inclusive, that the old client of the icon services has no pictures for. */
const NEWER: Readonly<
  Partial<Record<CatalogPictureKind, readonly (readonly [first: number, last: number])[]>>
> = {
  item: [
    [1_140_000, 1_149_999],
    [1_540_000, 1_549_999],
    [1_700_000, 1_799_999],
    [5_000_000, Infinity],
  ],
  monster: [
    [8_900_000, 8_999_999],
    [9_300_000, Infinity],
  ],
};

export function versionsOf({ kind, id }: PictureKey): readonly number[] {
  const isNewer = NEWER[kind]?.some(([first, last]) => id >= first && id <= last) === true;
  return isNewer ? [NEW_CLIENT, OLD_CLIENT] : [OLD_CLIENT, NEW_CLIENT];
}
