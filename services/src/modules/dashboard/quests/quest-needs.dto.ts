import { Choice, Integer, Nested, Text } from '../../../platform/http/index.js';
import { QUEST_STATES, type QuestState } from './quest-needs.js';

export class NeedDto {
  @Integer('For all quests that are left', { example: 50 }) count: number;
  @Integer('Pieces, kills or mesos that the character lacks', { example: 12 }) lacking: number;
  @Integer('Part of them for quests that are started or can be', { example: 2 }) nextLacking: number;
}

export class NeededThingDto extends NeedDto {
  @Integer({ example: 4000019 }) id: number;
  @Text({ example: 'Snail Shell' }) name: string;
}

export class NeededQuestDto {
  @Integer({ example: 2000 }) id: number;
  @Text({ example: 'The Keeper Is Out of Oil' }) name: string;
  @Choice(
    QUEST_STATES,
    'next: waits for no other quest; closed: the level is too high or the job is another',
    {
      example: 'next',
    },
  )
  state: QuestState;
}

export class QuestNeedsDto {
  @Nested(() => [NeededQuestDto], 'The chain in an order in which it can be done')
  quests: NeededQuestDto[];

  @Integer('Level that the rest asks for; null if the character has it', { nullable: true, example: 30 })
  level: number | null;

  @Nested(() => NeedDto, 'Mesos beyond those that the chain gives') mesos: NeedDto;

  @Nested(() => [NeededThingDto], 'Items from outside of the chain for the rest of it; nearest quests first')
  items: NeededThingDto[];
  @Nested(() => [NeededThingDto], 'Monsters to defeat for the rest of it; nearest quests first')
  monsters: NeededThingDto[];
}
