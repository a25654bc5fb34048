import { ApiProperty } from '@nestjs/swagger';
import { NamedIdDto } from './quests.dto.js';

const QUEST_ROLES = ['starts', 'ends', 'objective', 'reward'] as const;

/** A quest that something has to do with. */
export class QuestMentionDto extends NamedIdDto {
  @ApiProperty({ type: 'integer', nullable: true, example: 10, description: 'Null: any' })
  level: number | null;

  @ApiProperty({
    enum: QUEST_ROLES,
    isArray: true,
    example: ['reward'],
    description: 'What it is to the quest',
  })
  roles: (typeof QUEST_ROLES)[number][];
}
