import { ApiProperty } from '@nestjs/swagger';
import {
  DROP_TABLES,
  ITEM_TYPES,
  MAX_DROPPERS_PER_CALL,
  MAX_INT32,
  REACTOR_PARTY_QUESTS,
} from '@portico/domain';
import type { DropTable, ItemType, ReactorPartyQuest } from '@portico/domain';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { DatabasePaginationDto } from '../../../platform/http/index.js';
import { EFFECT_TIME } from '../drops.dto.js';
import type { DropEffectTime } from '../drops.dto.js';

/** A monster or a reactor. */
export class DropperDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ description: '`Monster {id}` or `Reactor {id}` where the game files have no name' })
  name: string;
  @ApiProperty({ enum: DROP_TABLES, enumName: 'DropTable' }) type: DropTable;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for reactors, and where unknown' })
  level: number | null;
  @ApiProperty() boss: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'Where most of it is' }) map: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) mapId: number | null;
  @ApiProperty({ type: 'integer', description: 'Rows of its own' }) itemCount: number;
  @ApiProperty({ enum: REACTOR_PARTY_QUESTS, enumName: 'ReactorPartyQuest', nullable: true })
  partyQuest: ReactorPartyQuest | null;
}

export class DroppersDto {
  @ApiProperty({
    type: () => [DropperDto],
    description:
      'Those with drops; with a search those without too, the id that was searched first. By level, reactors by id',
  })
  monsters: DropperDto[];
  @ApiProperty({ type: () => DatabasePaginationDto }) pagination: DatabasePaginationDto;
}

/** One row of a drop table. */
export class EditorDropDto {
  @ApiProperty({ type: 'integer', description: 'Id of the row' }) rowId: number;
  @ApiProperty({ type: 'integer', description: '0 is mesos' }) itemid: number;
  @ApiProperty() itemName: string;
  @ApiProperty({ enum: ITEM_TYPES, enumName: 'ItemType', nullable: true }) itemType: ItemType | null;
  @ApiProperty({ description: 'Falls for those alone who are on its quest' }) isQuestItem: boolean;
  @ApiProperty({ type: 'integer' }) minQuantity: number;
  @ApiProperty({ type: 'integer' }) maxQuantity: number;
  @ApiProperty({ type: 'integer', description: 'As stored: 0 or less is none' }) questid: number;
  @ApiProperty({ type: String, nullable: true }) questName: string | null;
  @ApiProperty({ type: 'integer', description: 'As stored: per million, of a reactor N in "1 in N"' })
  chance: number;
  @ApiProperty({ type: 'number', description: "Base chance in percent, before the server's rates" })
  basePercent: number;
  @ApiProperty({ type: 'number', description: "Chance in percent with the server's rates" })
  actualPercent: number;
  @ApiProperty({
    type: 'integer',
    description: 'What a shop of the game pays for one; 0 where unknown, 1 for mesos',
  })
  price: number;
}

export class DropperDropsDto {
  @ApiProperty({ type: () => DropperDto }) monster: DropperDto;
  @ApiProperty({ type: () => [EditorDropDto], description: 'Most likely first' }) drops: EditorDropDto[];
  @ApiProperty({
    type: () => [EditorDropDto],
    description:
      'What it gives besides like every monster with drops; none while it has no rows; not edited here',
  })
  globalDrops: EditorDropDto[];
}

export class FoundItemDto {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
}

export class ItemDropperDto {
  @ApiProperty({ type: 'integer' }) rowId: number;
  @ApiProperty({ type: 'integer' }) dropperId: number;
  @ApiProperty() dropperName: string;
  @ApiProperty({ enum: DROP_TABLES, enumName: 'DropTable' }) type: DropTable;
  @ApiProperty({ type: 'integer', nullable: true }) level: number | null;
  @ApiProperty({ type: String, nullable: true }) map: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) mapId: number | null;
  @ApiProperty({ type: 'number' }) basePercent: number;
  @ApiProperty({ type: 'number' }) actualPercent: number;
  @ApiProperty({ type: 'integer' }) minQuantity: number;
  @ApiProperty({ type: 'integer' }) maxQuantity: number;
}

export class ItemDroppersDto {
  @ApiProperty({ type: () => FoundItemDto }) item: FoundItemDto;
  @ApiProperty({
    type: () => [ItemDropperDto],
    description: 'Most likely first; global drops are not among them',
  })
  droppers: ItemDropperDto[];
}

export class DropRowsRequestDto {
  @ApiProperty({ enum: DROP_TABLES, enumName: 'DropTable' })
  @IsIn(DROP_TABLES)
  type: DropTable;

  @ApiProperty({ type: [Number], minItems: 1, maxItems: MAX_DROPPERS_PER_CALL })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_DROPPERS_PER_CALL)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_INT32, { each: true })
  dropperIds: number[];
}

/** A dropper with all its rows. */
export class DropperRowsDto {
  @ApiProperty({ type: () => DropperDto }) monster: DropperDto;
  @ApiProperty({ type: () => [EditorDropDto] }) drops: EditorDropDto[];
}

export class DropRowsDto {
  @ApiProperty({
    type: () => [DropperRowsDto],
    description: 'Those that are known, in the order of the request',
  })
  droppers: DropperRowsDto[];
}

export class AddDropperRequestDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt({ message: 'Please enter a valid monster ID' })
  @Min(1, { message: 'Please enter a valid monster ID' })
  @Max(MAX_INT32, { message: 'Please enter a valid monster ID' })
  monsterId: number;
}

/** Monsters of a map: how many, and how fast they come back. */
export class MapDropperDto extends DropperRowsDto {
  @ApiProperty({ type: 'integer', description: 'How many are there at once' }) amount: number;
  @ApiProperty({
    type: 'integer',
    description: 'Seconds until one comes back, at most; 0 with the next wave, -1 never',
  })
  respawnSeconds: number;
}

export class MapMonstersDto {
  @ApiProperty({ type: 'integer' }) mapId: number;
  @ApiProperty() mapName: string;
  @ApiProperty({ type: () => [MapDropperDto] }) monsters: MapDropperDto[];
  @ApiProperty({ type: () => [EditorDropDto], description: 'Global drops of this map' })
  globalDrops: EditorDropDto[];
}

const MOMENT = { type: 'integer', nullable: true, description: 'Milliseconds UTC; null for never' } as const;

/** What the editor can do on this server, and what the game has not read yet. */
export class EditorStateDto {
  @ApiProperty({ description: 'False where the database lacks what is needed, or takes no change back' })
  canEdit: boolean;
  @ApiProperty({ description: 'There is a table of reactors' }) hasReactors: boolean;
  @ApiProperty({ description: 'The portal can make the game read its drops anew' }) canReload: boolean;
  @ApiProperty(EFFECT_TIME) monstersTakeEffect: DropEffectTime;
  @ApiProperty(EFFECT_TIME) reactorsTakeEffect: DropEffectTime;
  @ApiProperty({ ...MOMENT, description: 'Last edit of drops of monsters by the portal; null for none' })
  editedAt: number | null;
  @ApiProperty({ ...MOMENT, description: 'Last time that the portal made the game read its drops' })
  reloadedAt: number | null;
  @ApiProperty({ type: 'number', description: 'Rate of drops' }) dropRate: number;
  @ApiProperty({ type: 'number', description: 'Rate of drops of bosses' }) bossDropRate: number;
  @ApiProperty({ type: 'number', description: 'Rate of mesos' }) mesoRate: number;
  @ApiProperty({ description: 'Players read of changes' }) hasChangelog: boolean;
}

export class ReloadedDto {
  @ApiProperty() success: boolean;
  @ApiProperty() msg: string;
  @ApiProperty(EFFECT_TIME) effect: DropEffectTime;
}
