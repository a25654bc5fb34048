import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { type Source, SOURCES } from '../../game/index.js';
import { Choice, DatabasePaginationDto, Flag, Integer, Nested, Text } from '../../platform/http/index.js';
import { RankedPlayerDto } from '../rankings/index.js';
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

export class OnlinePlayerDto extends PickType(RankedPlayerDto, ['id', 'name', 'level', 'job']) {
  @Integer('Null in the cash shop, between channels, and if unknown', { nullable: true, example: 3 })
  channel: number | null;
  @Integer('Null if the owner does not show maps', { nullable: true, example: 100000000 })
  mapId: number | null;
  @Text('Null if unknown, or if the owner does not show maps', { nullable: true, example: 'Henesys' })
  mapName: string | null;
}

class OnlinePaginationDto extends DatabasePaginationDto {
  @Text('`cursor` of the next page; null after the last', { nullable: true }) next: string | null;
}

export class OnlinePlayersDto {
  @Nested(() => [OnlinePlayerDto], 'Highest level first') players: OnlinePlayerDto[];
  @Nested(() => OnlinePaginationDto) pagination: OnlinePaginationDto;
  @Choice(
    SOURCES,
    'Source: the running game, or its database, where each account has the character saved last',
  )
  source: Source;
  @Integer('When the list was read, epoch ms') asOf: number;
}

/** An answer and a request. */
export class OnlineVisibilityDto {
  @Flag('The list of online players leaves out all characters of the account') @IsBoolean() isHidden: boolean;
}
