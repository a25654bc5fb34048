import { type CharacterLook, DEFAULT_LOOK, FIRST_LONG_COAT, weaponTypeOf, WORN_SLOTS } from '@portico/domain';
import type { AppearanceDto, WornPieceDto } from './appearance.dto.js';

/** Positions of worn items in the game's table. The cash cover of a position has a number that is lower by a hundred. */
const WORN = {
  cap: -1,
  coat: -5,
  pants: -6,
  shoes: -7,
  glove: -8,
  cape: -9,
  shield: -10,
  weapon: -11,
} as const;

const COVER_OFFSET = -100;

export const WORN_POSITIONS: readonly number[] = Object.values(WORN).flatMap((position) => [
  position,
  position + COVER_OFFSET,
]);

export interface LookRow {
  id: number;
  gender: number;
  skin: number;
  face: number;
  hair: number;
  worn: ReadonlyMap<number, number>;
}

/** Covers come before covered items, overalls hide trousers, weapons are held like the real one. Zeros get the default body. */
export function toLook({ gender, skin, face, hair, worn }: LookRow): CharacterLook {
  const seen = (position: number): number | undefined =>
    worn.get(position + COVER_OFFSET) ?? worn.get(position);
  const coat = seen(WORN.coat);
  const realWeapon = worn.get(WORN.weapon);
  return {
    gender: gender === 0 ? 0 : 1,
    skin: skin >= 0 ? skin : DEFAULT_LOOK.skin,
    face: face > 0 ? face : DEFAULT_LOOK.face,
    hair: hair > 0 ? hair : DEFAULT_LOOK.hair,
    cap: seen(WORN.cap),
    coat,
    pants: coat !== undefined && coat >= FIRST_LONG_COAT ? undefined : seen(WORN.pants),
    shoes: seen(WORN.shoes),
    glove: seen(WORN.glove),
    cape: seen(WORN.cape),
    shield: seen(WORN.shield),
    weapon: seen(WORN.weapon),
    weaponType: realWeapon === undefined ? undefined : weaponTypeOf(realWeapon),
  };
}

export type ItemNames = (itemId: number) => string | null;

export function toAppearance(row: LookRow, nameOf: ItemNames): AppearanceDto {
  const look = toLook(row);
  return { characterId: row.id, ...look, worn: toWornPieces(look, nameOf) };
}

export function toWornPieces(look: CharacterLook, nameOf: ItemNames): WornPieceDto[] {
  return WORN_SLOTS.flatMap((slot) => {
    const itemId = look[slot];
    return itemId === undefined ? [] : [{ slot, itemId, name: nameOf(itemId) }];
  });
}
