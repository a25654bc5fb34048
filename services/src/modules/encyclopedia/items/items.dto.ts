import { ApiProperty } from '@nestjs/swagger';
import { ITEM_TYPES, WEAPON_TYPES, type ItemType, type WeaponType } from '@portico/domain';
import { GameTextRunDto, Runs } from '../shared/game-text.dto.js';
import { Matches } from '../shared/matches.js';
import { Nearest, NearNameDto } from '../shared/nearest.js';
import { QuestMentionDto } from '../quests/quest-mention.dto.js';
import { DatabasePaginationDto } from '../../../platform/http/index.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';

export const DROP_SOURCE_TYPES = ['monster', 'reactor', 'global'] as const;

export type DropSourceType = (typeof DROP_SOURCE_TYPES)[number];

export class ItemSummaryDto {
  @ApiProperty({ type: 'integer', example: 1302000 })
  id: number;

  @ApiProperty({ example: 'Ferry Oar', description: '`Item {id}` where the game files have no name' })
  name: string;

  @ApiProperty({ enum: ITEM_TYPES, example: 'equipment' })
  type: ItemType;
}

export class PopularItemDto extends ItemSummaryDto {
  @ApiProperty({
    type: 'integer',
    example: 12,
    description: 'How many monsters, reactors and global drops give it',
  })
  sourceCount: number;
}

export class ItemMatchDto extends ItemSummaryDto {
  @Matches('name')
  matches: number[][];
}

export class ItemSearchDto extends CatalogStampDto {
  @ApiProperty({ type: () => [ItemMatchDto] })
  items: ItemMatchDto[];

  @Nearest()
  nearest?: NearNameDto[];

  @ApiProperty({ type: () => DatabasePaginationDto })
  pagination: DatabasePaginationDto;
}

export class ItemDto extends ItemSummaryDto {
  @ApiProperty({ example: 'It has seen calmer waters.', description: 'May be empty' })
  description: string;

  @Runs('The description')
  descriptionRuns: GameTextRunDto[];

  @ApiProperty({
    enum: WEAPON_TYPES,
    nullable: true,
    example: 'sword',
    description: 'Null for all but weapons',
  })
  weaponType: WeaponType | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number' },
    example: { incPAD: 17, reqLevel: 10, tuc: 7, price: 1200 },
    description: 'Numbers of the item by their names in the game files; an absent one is 0',
  })
  properties: Readonly<Record<string, number>>;
}

/** Where an item comes from. */
export class DropSourceDto {
  @ApiProperty({ enum: DROP_SOURCE_TYPES, example: 'monster', description: 'global: from every monster' })
  type: DropSourceType;

  @ApiProperty({
    type: 'integer',
    example: 100100,
    description: "The monster's or reactor's id; a global drop's row",
  })
  dropperid: number;

  @ApiProperty({ example: 'Dockside Crab' })
  name: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 12, description: 'Of a monster, where known' })
  level: number | null;

  @ApiProperty({ example: false })
  boss: boolean;

  @ApiProperty({ type: 'integer', example: 1 })
  minQuantity: number;

  @ApiProperty({ type: 'integer', example: 1 })
  maxQuantity: number;

  @ApiProperty({
    type: 'number',
    example: 0.08,
    description: "Base chance in percent, before the server's rates",
  })
  dropPercent: number;

  @ApiProperty({ type: 'number', example: 0.24, description: "Chance in percent with the server's rates" })
  actualPercent: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: null,
    description: 'Drops only during this quest',
  })
  questId: number | null;
}

export class ItemDetailDto extends CatalogStampDto {
  @ApiProperty({ type: () => ItemDto })
  item: ItemDto;

  @ApiProperty({ type: () => [DropSourceDto] })
  dropSources: DropSourceDto[];

  @ApiProperty({ type: () => [QuestMentionDto], description: 'Quests that ask for it or give it' })
  quests: QuestMentionDto[];
}
