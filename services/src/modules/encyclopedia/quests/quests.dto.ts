import { ApiProperty } from '@nestjs/swagger';
import { QUEST_AREAS, type QuestAreaName } from '@portico/domain';
import { DatabasePaginationDto } from '../../../platform/http/index.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';
import { GameTextRunDto, Runs } from '../shared/game-text.dto.js';
import { Matches } from '../shared/matches.js';
import { Nearest, NearNameDto } from '../shared/nearest.js';

const OBJECTIVE_TYPES = ['item', 'monster'] as const;
const REWARD_CHOICES = ['always', 'random', 'chosen'] as const;
const GENDERS = ['male', 'female'] as const;

export class QuestSummaryDto {
  @ApiProperty({ type: 'integer', example: 2000 })
  id: number;

  @ApiProperty({ example: 'The Keeper Is Out of Oil' })
  name: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 10, description: 'Null: any' })
  level: number | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'Keeper Alma',
    description: 'Who gives it; null: no one',
  })
  npc: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 1012003 })
  npcId: number | null;

  @ApiProperty({ enum: QUEST_AREAS, example: 'Victoria Island' })
  area: QuestAreaName;

  @ApiProperty({ example: 'Victoria Island', description: "The game's own name of the area; may be empty" })
  areaName: string;

  @ApiProperty({ type: 'string', nullable: true, example: '/api/npc/icon/1012003' })
  npcIconUrl: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: '/api/npc/icon/1012003' })
  npcIconUrlFallback: string | null;
}

/** One of the items that a quest gives, without for whom and how likely. */
export class QuestRewardBriefDto {
  @ApiProperty({ type: 'integer', example: 1302000 })
  id: number;

  @ApiProperty({ example: 'Oar' })
  name: string;

  @ApiProperty({ type: 'integer', example: 1 })
  count: number;
}

/** Base values, before the rates; 0 is none. */
export class QuestRewardsBriefDto {
  @ApiProperty({ type: 'integer', example: 300 })
  exp: number;

  @ApiProperty({ type: 'integer', example: 0 })
  meso: number;

  @ApiProperty({ type: () => [QuestRewardBriefDto], description: 'The first few kinds of items' })
  items: QuestRewardBriefDto[];

  @ApiProperty({ type: 'integer', example: 3, description: 'How many kinds of items there are' })
  itemKinds: number;
}

export class QuestMatchDto extends QuestSummaryDto {
  @ApiProperty({ type: () => QuestRewardsBriefDto })
  rewards: QuestRewardsBriefDto;

  @Matches('name')
  matches: number[][];
}

export class QuestListDto extends CatalogStampDto {
  @ApiProperty({ type: () => [QuestMatchDto] })
  quests: QuestMatchDto[];

  @Nearest()
  nearest?: NearNameDto[];

  @ApiProperty({ type: () => DatabasePaginationDto })
  pagination: DatabasePaginationDto;
}

export class NamedIdDto {
  @ApiProperty({ type: 'integer', example: 7102 })
  id: number;

  @ApiProperty({ example: 'The Bell Under the Pier' })
  name: string;
}

/** Something to bring, or to defeat. */
export class QuestObjectiveDto extends NamedIdDto {
  @ApiProperty({ enum: OBJECTIVE_TYPES, example: 'item' })
  type: (typeof OBJECTIVE_TYPES)[number];

  @ApiProperty({ type: 'integer', example: 50 })
  count: number;
}

export class QuestRequirementsDto {
  @ApiProperty({ type: 'integer', nullable: true, example: 10, description: 'Null: any' })
  level: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: null, description: 'Null: no highest level' })
  maxLevel: number | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Warrior, Magician', description: 'Null: all' })
  job: string | null;

  @ApiProperty({ type: () => [NamedIdDto], description: 'By job code; none: all' })
  jobs: NamedIdDto[];

  @ApiProperty({ type: () => [NamedIdDto], description: 'Quests that must have been completed' })
  quests: NamedIdDto[];

  @ApiProperty({ type: () => [NamedIdDto], description: 'Quests that must be in progress' })
  startedQuests: NamedIdDto[];
}

/** How likely a random reward is for some of those who can get it. */
export class QuestChanceDto {
  @ApiProperty({ type: () => [NamedIdDto], description: 'First jobs of their lines; none: all' })
  jobs: NamedIdDto[];

  @ApiProperty({ enum: GENDERS, nullable: true, example: null, description: 'Null: both' })
  gender: (typeof GENDERS)[number] | null;

  @ApiProperty({ type: 'number', example: 5.555555555555555 })
  percent: number;
}

export class QuestRewardItemDto extends NamedIdDto {
  @ApiProperty({ type: 'integer', example: 1 })
  count: number;

  @ApiProperty({
    enum: REWARD_CHOICES,
    example: 'always',
    description: 'random: one of all random ones; chosen: one of all chosen ones, by the player',
  })
  choice: (typeof REWARD_CHOICES)[number];

  @ApiProperty({
    type: 'number',
    nullable: true,
    example: null,
    description: 'Of a random one, in percent; null where it differs by job or gender: see chances',
  })
  chancePercent: number | null;

  @ApiProperty({
    type: () => [QuestChanceDto],
    description: 'Of a random one: among the rewards that are for the job and gender of a character',
  })
  chances: QuestChanceDto[];

  @ApiProperty({ enum: GENDERS, nullable: true, example: null, description: 'Null: both' })
  gender: (typeof GENDERS)[number] | null;

  @ApiProperty({ type: () => [NamedIdDto], description: 'First jobs of the lines that get it; none: all' })
  jobs: NamedIdDto[];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: null,
    description: 'Minutes it lasts; null: for ever',
  })
  periodMinutes: number | null;
}

/** Base values, before the rates; 0 is none. */
export class QuestRewardsDto {
  @ApiProperty({ type: 'integer', example: 300 })
  exp: number;

  @ApiProperty({ type: 'integer', example: 0 })
  meso: number;

  @ApiProperty({ type: 'integer', example: 0 })
  fame: number;

  @ApiProperty({ type: () => [QuestRewardItemDto] })
  items: QuestRewardItemDto[];
}

export class QuestDto extends QuestSummaryDto {
  @ApiProperty({ example: '', description: 'Name of the series; may be empty' })
  parent: string;

  @ApiProperty({ example: 'The keeper needs oil before dusk.' })
  description: string;

  @Runs('The description')
  descriptionRuns: GameTextRunDto[];

  @Runs('What is said while it is in progress')
  progressRuns: GameTextRunDto[];

  @Runs('What is said when it is completed')
  completionRuns: GameTextRunDto[];

  @ApiProperty({ type: () => [QuestObjectiveDto] })
  objectives: QuestObjectiveDto[];

  @ApiProperty({ type: () => QuestRequirementsDto })
  requirements: QuestRequirementsDto;

  @ApiProperty({ type: () => QuestRewardsDto })
  rewards: QuestRewardsDto;

  @ApiProperty({ type: () => NamedIdDto, nullable: true, description: 'Who takes it; null: no one' })
  endNpc: NamedIdDto | null;
}

export class QuestDetailDto extends CatalogStampDto {
  @ApiProperty({ type: () => QuestDto })
  quest: QuestDto;
}
