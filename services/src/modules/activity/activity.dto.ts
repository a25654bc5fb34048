import { ApiProperty } from '@nestjs/swagger';
import { Choice, Integer, Nested, Text } from '../../platform/http/index.js';
import { WORLD_EVENT_KINDS, type WorldEventKind } from './activity.entities.js';

export class OnlineDto {
  @Integer('The latest count; null where nothing was counted for five minutes', { nullable: true })
  players: number | null;
  @Integer('The most at once since midnight by server time', { nullable: true }) peak: number | null;
  @Integer('When that was, milliseconds UTC', { nullable: true }) peakAt: number | null;
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', nullable: true },
    description: 'Means of quarters of an hour of the last day, oldest first; null where nothing was counted',
  })
  curve: (number | null)[];
}

export class WorldEventDto {
  @Integer() id: number;
  @Integer('Milliseconds UTC') at: number;
  @Choice(WORLD_EVENT_KINDS, { enumName: 'WorldEventKind' }) kind: WorldEventKind;
  @Integer('Id of the character, which is also the id of its store; null for none', { nullable: true })
  characterId: number | null;
  @Integer('Id of a change set of drops', { nullable: true }) setId: number | null;
  @Text('Name of the character; empty for none') name: string;
  @Text(
    'The boss or monster, the sign of the store, the level, the item that was sold, or the note of the change set; may be empty',
  )
  detail: string;
}

export class ActivityDto {
  @Nested(() => OnlineDto) online: OnlineDto;
  @Nested(() => [WorldEventDto], 'Newest first') events: WorldEventDto[];
  @Integer('When it was read, milliseconds UTC') asOf: number;
}
