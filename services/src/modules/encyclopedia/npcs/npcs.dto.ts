import { ApiProperty } from '@nestjs/swagger';
import { DatabasePaginationDto } from '../../../platform/http/index.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';
import { FoundOnDto } from '../maps/maps.dto.js';
import { Matches } from '../shared/matches.js';
import { Nearest, NearNameDto } from '../shared/nearest.js';
import { QuestMentionDto } from '../quests/quest-mention.dto.js';

export class NpcDto {
  @ApiProperty({ type: 'integer', example: 1012003 })
  id: number;

  @ApiProperty({ example: 'Keeper Alma', description: '`NPC {id}` where the game files have no name' })
  name: string;

  @ApiProperty({ example: 'Lighthouse Keeper', description: 'May be empty' })
  occupation: string;
}

export class NpcMatchDto extends NpcDto {
  @Matches('name')
  matches: number[][];
}

export class NpcListDto extends CatalogStampDto {
  @ApiProperty({ type: () => [NpcMatchDto] })
  npcs: NpcMatchDto[];

  @Nearest()
  nearest?: NearNameDto[];

  @ApiProperty({ type: () => DatabasePaginationDto })
  pagination: DatabasePaginationDto;
}

export class NpcDetailDto extends CatalogStampDto {
  @ApiProperty({ type: () => NpcDto })
  npc: NpcDto;

  @ApiProperty({ type: () => [FoundOnDto], description: 'Where it stands, most places first' })
  maps: FoundOnDto[];

  @ApiProperty({ type: () => [QuestMentionDto], description: 'Quests that it gives or takes' })
  quests: QuestMentionDto[];
}
