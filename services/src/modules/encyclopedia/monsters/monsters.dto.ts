import { ApiProperty } from '@nestjs/swagger';
import { ITEM_TYPES, type ItemType } from '@portico/domain';
import { FoundOnDto } from '../maps/maps.dto.js';
import { Matches } from '../shared/matches.js';
import { Nearest, NearNameDto } from '../shared/nearest.js';
import { QuestMentionDto } from '../quests/quest-mention.dto.js';
import { DatabasePaginationDto } from '../../../platform/http/index.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';

export class MonsterSummaryDto {
  @ApiProperty({ type: 'integer', example: 100100 })
  id: number;

  @ApiProperty({ example: 'Dockside Crab', description: '`Monster {id}` where the game files have no name' })
  name: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 12 })
  level: number | null;

  @ApiProperty({ example: false })
  boss: boolean;
}

export class MonsterMatchDto extends MonsterSummaryDto {
  @Matches('name')
  matches: number[][];
}

export class MonsterSearchDto extends CatalogStampDto {
  @ApiProperty({ type: () => [MonsterMatchDto] })
  monsters: MonsterMatchDto[];

  @Nearest()
  nearest?: NearNameDto[];

  @ApiProperty({ type: () => DatabasePaginationDto })
  pagination: DatabasePaginationDto;
}

export class MonsterDto extends MonsterSummaryDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 240,
    description: 'Null where the game files do not describe the monster',
  })
  maxHp: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 0,
    description: 'Null where the game files do not describe the monster',
  })
  maxMp: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 33,
    description: 'Null where the game files do not describe the monster',
  })
  exp: number | null;
}

/** One thing that a monster drops. */
export class MonsterDropDto {
  @ApiProperty({ type: 'integer', example: 4000019, description: '0 is mesos' })
  itemid: number;

  @ApiProperty({ example: 'Crab Shell' })
  itemName: string;

  @ApiProperty({ enum: ITEM_TYPES, nullable: true, example: 'etc', description: 'Null for mesos' })
  itemType: ItemType | null;

  @ApiProperty({ example: false, description: 'From every monster' })
  global: boolean;

  @ApiProperty({ type: 'integer', example: 1 })
  minQuantity: number;

  @ApiProperty({ type: 'integer', example: 1 })
  maxQuantity: number;

  @ApiProperty({
    type: 'number',
    example: 60,
    description: "Base chance in percent, before the server's rates",
  })
  dropPercent: number;

  @ApiProperty({ type: 'number', example: 100, description: "Chance in percent with the server's rates" })
  actualPercent: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: null,
    description: 'Drops only during this quest',
  })
  questId: number | null;
}

export class MonsterDropsDto extends CatalogStampDto {
  @ApiProperty({ type: () => MonsterDto })
  monster: MonsterDto;

  @ApiProperty({ type: () => [MonsterDropDto] })
  drops: MonsterDropDto[];
}

export class MonsterProfileDto extends MonsterDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number' },
    example: { PADamage: 12, PDDamage: 5, speed: -20 },
    description: 'Further numbers by their names in the game files; an absent one is 0',
  })
  properties: Readonly<Record<string, number>>;
}

export class MonsterDetailDto extends CatalogStampDto {
  @ApiProperty({ type: () => MonsterProfileDto })
  monster: MonsterProfileDto;

  @ApiProperty({ type: () => [FoundOnDto], description: 'Where it appears, most places first' })
  maps: FoundOnDto[];

  @ApiProperty({ type: () => [QuestMentionDto], description: 'Quests that ask to defeat it' })
  quests: QuestMentionDto[];
}
