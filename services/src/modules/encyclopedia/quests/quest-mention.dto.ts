import { Choice, Integer } from '../../../platform/http/index.js';
import { NamedIdDto } from './quests.dto.js';

const QUEST_ROLES = ['starts', 'ends', 'objective', 'reward'] as const;

export class QuestMentionDto extends NamedIdDto {
  @Integer('Null: any', { nullable: true, example: 10 }) level: number | null;

  @Choice(QUEST_ROLES, 'Roles of the thing in the quest', { isArray: true, example: ['reward'] })
  roles: (typeof QUEST_ROLES)[number][];
}
