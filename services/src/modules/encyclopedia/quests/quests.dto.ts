import { QUEST_AREAS, type QuestAreaName } from '@portico/domain';
import { Choice, Decimal, Integer, Nested, Text } from '../../../platform/http/index.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';
import { GameTextRunDto, Runs } from '../shared/game-text.dto.js';
import { Matches } from '../shared/matches.js';
import { CatalogPageDto } from '../shared/catalog-page.dto.js';

const OBJECTIVE_TYPES = ['item', 'monster'] as const;
const REWARD_CHOICES = ['always', 'random', 'chosen'] as const;
const GENDERS = ['male', 'female'] as const;

export class QuestSummaryDto {
  @Integer({ example: 2000 }) id: number;
  @Text({ example: 'The Keeper Is Out of Oil' }) name: string;
  @Integer('Null: any', { nullable: true, example: 10 }) level: number | null;
  @Text('NPC that gives the quest; null for none', { nullable: true, example: 'Keeper Alma' }) npc:
    | string
    | null;
  @Integer({ nullable: true, example: 1012003 }) npcId: number | null;
  @Choice(QUEST_AREAS, { example: 'Victoria Island' }) area: QuestAreaName;
  @Text("The game's own name of the area; may be empty", { example: 'Victoria Island' }) areaName: string;
  @Text({ nullable: true, example: '/api/npc/icon/1012003' }) npcIconUrl: string | null;
  @Text({ nullable: true, example: '/api/npc/icon/1012003' }) npcIconUrlFallback: string | null;
}

export class QuestRewardBriefDto {
  @Integer({ example: 1302000 }) id: number;
  @Text({ example: 'Oar' }) name: string;
  @Integer({ example: 1 }) count: number;
}

/** Base values before rates; 0 means none. */
export class QuestRewardsBriefDto {
  @Integer({ example: 300 }) exp: number;
  @Integer({ example: 0 }) meso: number;
  @Nested(() => [QuestRewardBriefDto], 'The first few kinds of items') items: QuestRewardBriefDto[];
  @Integer('How many kinds of items there are', { example: 3 }) itemKinds: number;
}

export class QuestMatchDto extends QuestSummaryDto {
  @Nested(() => QuestRewardsBriefDto) rewards: QuestRewardsBriefDto;
  @Matches('name') matches: number[][];
}

export class QuestListDto extends CatalogPageDto {
  @Nested(() => [QuestMatchDto]) quests: QuestMatchDto[];
}

export class NamedIdDto {
  @Integer({ example: 7102 }) id: number;
  @Text({ example: 'The Bell Under the Pier' }) name: string;
}

export class QuestObjectiveDto extends NamedIdDto {
  @Choice(OBJECTIVE_TYPES, { example: 'item' }) type: (typeof OBJECTIVE_TYPES)[number];
  @Integer({ example: 50 }) count: number;
}

export class QuestRequirementsDto {
  @Integer('Null: any', { nullable: true, example: 10 }) level: number | null;
  @Integer('Null: no highest level', { nullable: true, example: null }) maxLevel: number | null;
  @Text('Null: all', { nullable: true, example: 'Warrior, Magician' }) job: string | null;
  @Nested(() => [NamedIdDto], 'By job code; none: all') jobs: NamedIdDto[];
  @Nested(() => [NamedIdDto], 'Quests that must have been completed') quests: NamedIdDto[];
  @Nested(() => [NamedIdDto], 'Quests that must be in progress') startedQuests: NamedIdDto[];
  @Integer('Mesos to have or to pay; 0: none', { example: 0 }) mesos: number;
  @Integer('0: any', { example: 0 }) fame: number;
}

export class QuestChanceDto {
  @Nested(() => [NamedIdDto], 'First jobs of their lines; none: all') jobs: NamedIdDto[];
  @Choice(GENDERS, 'Null: both', { nullable: true, example: null }) gender: (typeof GENDERS)[number] | null;
  @Decimal({ example: 5.555555555555555 }) percent: number;
}

export class QuestRewardItemDto extends NamedIdDto {
  @Integer({ example: 1 }) count: number;

  @Choice(REWARD_CHOICES, 'random: one of all random ones; chosen: one of all chosen ones, by the player', {
    example: 'always',
  })
  choice: (typeof REWARD_CHOICES)[number];

  @Decimal('Chance of a random reward, in percent; null where it differs by job or gender: see chances', {
    nullable: true,
    example: null,
  })
  chancePercent: number | null;

  @Nested(
    () => [QuestChanceDto],
    'Chances of a random reward, among those that are for the job and gender of a character',
  )
  chances: QuestChanceDto[];

  @Choice(GENDERS, 'Null: both', { nullable: true, example: null }) gender: (typeof GENDERS)[number] | null;
  @Nested(() => [NamedIdDto], 'First jobs of the lines that get it; none: all') jobs: NamedIdDto[];

  @Integer('Minutes it lasts; null: for ever', { nullable: true, example: null })
  periodMinutes: number | null;
}

/** Base values before rates; 0 means none. */
export class QuestRewardsDto {
  @Integer({ example: 300 }) exp: number;
  @Integer({ example: 0 }) meso: number;
  @Integer({ example: 0 }) fame: number;
  @Nested(() => [QuestRewardItemDto]) items: QuestRewardItemDto[];
}

export class QuestStepDto extends NamedIdDto {
  @Integer('Null: any', { nullable: true, example: 10 }) level: number | null;
}

/** At most a hundred quests on each side. */
export class QuestChainDto {
  @Nested(() => [QuestStepDto], 'Quests that lead here, in an order in which they can be done')
  before: QuestStepDto[];

  @Nested(() => [QuestStepDto], 'Quests that this one opens, the nearest first')
  after: QuestStepDto[];
}

export class QuestDto extends QuestSummaryDto {
  @Text('Name of the series; may be empty', { example: '' }) parent: string;
  @Text({ example: 'The keeper needs oil before dusk.' }) description: string;
  @Runs('The description') descriptionRuns: GameTextRunDto[];
  @Runs('What is said while it is in progress') progressRuns: GameTextRunDto[];
  @Runs('What is said when it is completed') completionRuns: GameTextRunDto[];
  @Nested(() => [QuestObjectiveDto]) objectives: QuestObjectiveDto[];
  @Nested(() => QuestRequirementsDto) requirements: QuestRequirementsDto;
  @Nested(() => QuestRewardsDto) rewards: QuestRewardsDto;
  @Nested(() => QuestChainDto) chain: QuestChainDto;
  @Nested(() => NamedIdDto, 'NPC that completes the quest; null for none', { nullable: true })
  endNpc: NamedIdDto | null;
}

export class QuestDetailDto extends CatalogStampDto {
  @Nested(() => QuestDto) quest: QuestDto;
}
