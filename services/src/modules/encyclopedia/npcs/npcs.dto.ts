import { DatabasePaginationDto, Integer, Nested, Text } from '../../../platform/http/index.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';
import { FoundOnDto } from '../maps/maps.dto.js';
import { Matches } from '../shared/matches.js';
import { Nearest, NearNameDto } from '../shared/nearest.js';
import { QuestMentionDto } from '../quests/quest-mention.dto.js';

export class NpcDto {
  @Integer({ example: 1012003 }) id: number;
  @Text('`NPC {id}` where the game files have no name', { example: 'Keeper Alma' }) name: string;
  @Text('May be empty', { example: 'Lighthouse Keeper' }) occupation: string;
}

export class NpcMatchDto extends NpcDto {
  @ApiProperty({ type: 'integer', example: 3, description: 'Quests that it gives or takes' })
  questCount: number;

  @ApiProperty({ type: () => FoundOnDto, nullable: true, description: 'The map where it stands; null for none' })
  place: FoundOnDto | null;

  @Matches('name')
  matches: number[][];
}

export class OccupationDto {
  @ApiProperty({ example: 'Storage' })
  occupation: string;

  @ApiProperty({ type: 'integer', example: 12, description: 'How many NPCs on maps have it' })
  count: number;
}

export class NpcListDto extends CatalogStampDto {
  @Nested(() => [NpcMatchDto]) npcs: NpcMatchDto[];

  @ApiProperty({ type: () => [OccupationDto], description: 'What most NPCs do, whatever the filters' })
  occupations: OccupationDto[];

  @Nearest()
  nearest?: NearNameDto[];

  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

export class NpcDetailDto extends CatalogStampDto {
  @Nested(() => NpcDto) npc: NpcDto;
  @Nested(() => [FoundOnDto], 'Where it stands, most places first') maps: FoundOnDto[];
  @Nested(() => [QuestMentionDto], 'Quests that it gives or takes') quests: QuestMentionDto[];
}
