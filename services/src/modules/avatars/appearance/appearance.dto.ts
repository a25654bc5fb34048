import { ApiPropertyOptional } from '@nestjs/swagger';
import { WEAPON_TYPES, type WeaponType, WORN_SLOTS, type WornSlot } from '@portico/domain';
import { Choice, Integer, Nested, Text } from '../../../platform/http/index.js';

const item = (example: number) => ApiPropertyOptional({ type: 'integer', example });

export class WornPieceDto {
  @Choice(WORN_SLOTS, { example: 'cap' }) slot: WornSlot;
  @Integer({ example: 1_002_357 }) itemId: number;
  @Text('Null if the catalog lacks the item', { nullable: true, example: null }) name: string | null;
}

/** Look of a character as game ids. An absent slot is empty. A cash cover replaces the item that it covers. */
export class AppearanceDto {
  @Integer({ example: 1204 }) characterId: number;
  @Integer('0 male, otherwise female', { example: 0 }) gender: number;
  @Integer({ example: 0 }) skin: number;
  @Integer({ example: 20_000 }) face: number;
  @Integer('The last digit is the dye', { example: 30_000 }) hair: number;
  @item(1_002_357) cap?: number;

  @Integer('From 1050000 on: an overall, without pants', { required: false, example: 1_040_002 })
  coat?: number;

  @item(1_060_002) pants?: number;
  @item(1_072_001) shoes?: number;
  @item(1_102_041) cape?: number;
  @item(1_092_003) shield?: number;
  @item(1_302_000) weapon?: number;
  @item(1_082_002) glove?: number;

  @Choice(WEAPON_TYPES, 'Weapon type; of the covered weapon if a cash cover is visible', {
    required: false,
    example: 'sword',
  })
  weaponType?: WeaponType;

  @Nested(() => [WornPieceDto], 'The same pieces with their names, head to foot') worn: WornPieceDto[];
}
