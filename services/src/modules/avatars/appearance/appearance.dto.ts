import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { WEAPON_TYPES, type WeaponType, WORN_SLOTS, type WornSlot } from '@portico/domain';

const item = (example: number) => ApiPropertyOptional({ type: 'integer', example });

/** A piece of what a character wears to be seen. */
export class WornPieceDto {
  @ApiProperty({ enum: WORN_SLOTS, example: 'cap' })
  slot: WornSlot;

  @ApiProperty({ type: 'integer', example: 1_002_357 })
  itemId: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Null for an item that the catalog does not know',
  })
  name: string | null;
}

/** What a character looks like, by the ids of the game. What is not worn is absent; a cash cover stands for what it covers. */
export class AppearanceDto {
  @ApiProperty({ type: 'integer', example: 1204 })
  characterId: number;

  @ApiProperty({ type: 'integer', example: 0, description: '0 male, otherwise female' })
  gender: number;

  @ApiProperty({ type: 'integer', example: 0 })
  skin: number;

  @ApiProperty({ type: 'integer', example: 20_000 })
  face: number;

  @ApiProperty({ type: 'integer', example: 30_000, description: 'The last digit is the dye' })
  hair: number;

  @item(1_002_357)
  cap?: number;

  @ApiPropertyOptional({
    type: 'integer',
    example: 1_040_002,
    description: 'From 1050000 on an overall: there are no pants then',
  })
  coat?: number;

  @item(1_060_002)
  pants?: number;

  @item(1_072_001)
  shoes?: number;

  @item(1_102_041)
  cape?: number;

  @item(1_092_003)
  shield?: number;

  @item(1_302_000)
  weapon?: number;

  @item(1_082_002)
  glove?: number;

  @ApiPropertyOptional({
    enum: WEAPON_TYPES,
    example: 'sword',
    description: 'How the weapon is held: the type of the real one, where a cash cover is seen',
  })
  weaponType?: WeaponType;

  @ApiProperty({ type: () => [WornPieceDto], description: 'The same with their names, head to foot' })
  worn: WornPieceDto[];
}
