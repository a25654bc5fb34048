import { ApiProperty } from '@nestjs/swagger';
import {
  DROP_TABLES,
  ITEM_TYPES,
  MAX_DROPPERS_PER_CALL,
  MAX_INT32,
  REACTOR_PARTY_QUESTS,
} from '@portico/domain';
import type { DropTable, ItemType, ReactorPartyQuest } from '@portico/domain';
import { IsIn } from 'class-validator';
import {
  Choice,
  DatabasePaginationDto,
  Decimal,
  Flag,
  IdList,
  IdRules,
  Integer,
  Nested,
  Text,
} from '../../../platform/http/index.js';
import { type DropEffectTime, EFFECT_TIME } from '../drops.dto.js';

export class DropperDto {
  @Integer() id: number;
  @Text('`Monster {id}` or `Reactor {id}` where the game files have no name') name: string;
  @Choice(DROP_TABLES, { enumName: 'DropTable' }) type: DropTable;
  @Integer('Null for reactors, and where unknown', { nullable: true }) level: number | null;
  @Flag() boss: boolean;
  @Text('Map with most of them', { nullable: true }) map: string | null;
  @Integer({ nullable: true }) mapId: number | null;
  @Integer('Rows of its own') itemCount: number;

  @Choice(REACTOR_PARTY_QUESTS, { enumName: 'ReactorPartyQuest', nullable: true })
  partyQuest: ReactorPartyQuest | null;
}

export class DroppersDto {
  @Nested(
    () => [DropperDto],
    'Droppers with drops; with a search those without too, the id that was searched first. By level, reactors by id',
  )
  monsters: DropperDto[];

  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

export class EditorDropDto {
  @Integer('Id of the row') rowId: number;
  @Integer('0 is mesos') itemid: number;
  @Text() itemName: string;
  @Choice(ITEM_TYPES, { enumName: 'ItemType', nullable: true }) itemType: ItemType | null;
  @Flag('Falls for those alone who are on its quest') isQuestItem: boolean;
  @Integer() minQuantity: number;
  @Integer() maxQuantity: number;
  @Integer('As stored: 0 or less is none') questid: number;
  @Text({ nullable: true }) questName: string | null;
  @Integer('As stored: per million, of a reactor N in "1 in N"') chance: number;
  @Decimal("Base chance in percent, before the server's rates") basePercent: number;
  @Decimal("Chance in percent with the server's rates") actualPercent: number;
  @Integer('Price that a shop of the game pays for one; 0 if unknown, 1 for mesos') price: number;
}

export class DropperDropsDto {
  @Nested(() => DropperDto) monster: DropperDto;
  @Nested(() => [EditorDropDto], 'Most likely first') drops: EditorDropDto[];

  @Nested(
    () => [EditorDropDto],
    'Global drops, which every monster with drops gives too; none while it has no rows; not edited here',
  )
  globalDrops: EditorDropDto[];
}

export class FoundItemDto {
  @Integer() id: number;
  @Text() name: string;
}

export class ItemDropperDto {
  @Integer() rowId: number;
  @Integer() dropperId: number;
  @Text() dropperName: string;
  @Choice(DROP_TABLES, { enumName: 'DropTable' }) type: DropTable;
  @Integer({ nullable: true }) level: number | null;
  @Text({ nullable: true }) map: string | null;
  @Integer({ nullable: true }) mapId: number | null;
  @Decimal() basePercent: number;
  @Decimal() actualPercent: number;
  @Integer() minQuantity: number;
  @Integer() maxQuantity: number;
}

export class ItemDroppersDto {
  @Nested(() => FoundItemDto) item: FoundItemDto;

  @Nested(() => [ItemDropperDto], 'Most likely first; global drops are not among them')
  droppers: ItemDropperDto[];
}

export class DropRowsRequestDto {
  @Choice(DROP_TABLES, { enumName: 'DropTable' }) @IsIn(DROP_TABLES) type: DropTable;
  @IdList({ max: MAX_DROPPERS_PER_CALL, largest: MAX_INT32 }) dropperIds: number[];
}

export class DropperRowsDto {
  @Nested(() => DropperDto) monster: DropperDto;
  @Nested(() => [EditorDropDto]) drops: EditorDropDto[];
}

export class DropRowsDto {
  @Nested(() => [DropperRowsDto], 'Droppers that are known, in the order of the request')
  droppers: DropperRowsDto[];
}

export class AddDropperRequestDto {
  @Integer({ minimum: 1 })
  @IdRules(1, 'Please enter a valid monster ID')
  monsterId: number;
}

export class MapDropperDto extends DropperRowsDto {
  @Integer('How many are there at once') amount: number;
  @Integer('Seconds until one comes back, at most; 0 with the next wave, -1 never') respawnSeconds: number;
}

export class MapMonstersDto {
  @Integer() mapId: number;
  @Text() mapName: string;
  @Nested(() => [MapDropperDto]) monsters: MapDropperDto[];
  @Nested(() => [EditorDropDto], 'Global drops of this map') globalDrops: EditorDropDto[];
}

export class EditorStateDto {
  @Flag('False where the database lacks what is needed, or takes no change back') canEdit: boolean;
  @Flag('There is a table of reactors') hasReactors: boolean;
  @Flag('The portal can make the game read its drops anew') canReload: boolean;
  @ApiProperty(EFFECT_TIME) monstersTakeEffect: DropEffectTime;
  @ApiProperty(EFFECT_TIME) reactorsTakeEffect: DropEffectTime;

  @Integer('Last edit of drops of monsters by the portal; null for none', { nullable: true })
  editedAt: number | null;

  @Integer('Last time that the portal made the game read its drops', { nullable: true })
  reloadedAt: number | null;

  @Decimal('Rate of drops') dropRate: number;
  @Decimal('Rate of drops of bosses') bossDropRate: number;
  @Decimal('Rate of mesos') mesoRate: number;
  @Flag('Players read of changes') hasChangelog: boolean;
}

export class ReloadedDto {
  @Flag() success: boolean;
  @Text() msg: string;
  @ApiProperty(EFFECT_TIME) effect: DropEffectTime;
}
