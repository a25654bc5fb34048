import {
  FIELD_LIMITS,
  NO_RETURN_MAP,
  QUEST_AREAS,
  type FieldLimit,
  type QuestAreaName,
} from '@portico/domain';
import { Choice, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';
import { GameTextRunDto, Runs } from '../shared/game-text.dto.js';
import { Matches } from '../shared/matches.js';
import { CatalogPageDto } from '../shared/catalog-page.dto.js';

export class MapSummaryDto {
  @Integer({ example: 100000000 }) id: number;
  @Text('`Map {id}` where the game files have no name', { example: 'Lantern Quay' }) mapName: string;
  @Text('Empty where the game files have none', { example: 'Harbor Road' }) streetName: string;
  @Flag({ example: true }) town: boolean;
}

export class MapLevelsDto {
  @Integer({ example: 12 }) from: number;
  @Integer({ example: 20 }) to: number;
}

export class MapMatchDto extends MapSummaryDto {
  @Choice(QUEST_AREAS, { example: 'Victoria Island' }) region: QuestAreaName;

  @Nested(() => MapLevelsDto, 'Levels of its monsters; null without any whose level is known', {
    nullable: true,
  })
  levels: MapLevelsDto | null;

  @Integer('The most frequent kinds of monsters, at most five', { isArray: true, example: [100100] })
  monsterIds: number[];

  @Integer('How many kinds of monsters there are', { example: 1 }) monsterKinds: number;
  @Flag('The game files have its ground. Other maps cannot be drawn', { example: true }) drawn: boolean;
  @Matches('mapName') matches: number[][];
}

export class MapListDto extends CatalogPageDto {
  @Nested(() => [MapMatchDto]) maps: MapMatchDto[];
}

export class MapSpotDto {
  @Integer({ example: 100100 }) id: number;
  @Text({ example: 'Dockside Crab' }) name: string;
  @Integer({ example: 149 }) x: number;
  @Integer({ example: 267 }) y: number;
  @Flag('Not shown in the game', { example: false }) hidden: boolean;
  @Flag('Put there by this server itself, not by the game files', { example: false }) custom: boolean;
}

export class MapMonsterDto extends MapSpotDto {
  @Integer({ nullable: true, example: 12 }) level: number | null;
  @Integer({ nullable: true, example: 240 }) maxHp: number | null;
  @Integer('Before the rates', { nullable: true, example: 33 }) exp: number | null;
  @Flag({ example: false }) boss: boolean;
  @Integer('Seconds until it comes back; -1 never', { example: 0 }) respawn: number;
}

export class MapNpcDto extends MapSpotDto {
  @Text('Occupation; may be empty', { example: 'Storage' }) occupation: string;
  @Integer('Quests that it gives or takes', { example: 3 }) questCount: number;
  @Integer('Items that it sells', { example: 12 }) goodsCount: number;
}

export class MinimapSizeDto {
  @Integer({ example: 465 }) width: number;
  @Integer({ example: 86 }) height: number;
}

export class MapFrameDto {
  @Integer({ example: -1200 }) left: number;
  @Integer({ example: -640 }) top: number;
  @Integer({ example: 2400 }) width: number;
  @Integer({ example: 1100 }) height: number;
}

export class MapPortalDto {
  @Text({ example: 'east00' }) name: string;
  @Integer({ example: 1105 }) x: number;
  @Integer({ example: 215 }) y: number;
  @Integer({ example: 100010000 }) targetMapId: number;
  @Text('Name of the map it leads to', { example: 'Crab Flats' }) targetName: string;
}

export class MapDto extends MapSummaryDto {
  @Text('Empty where the game files have none', { example: 'A quiet harbor.' }) mapDesc: string;
  @Runs('The description') mapDescRuns: GameTextRunDto[];
  @Integer('Bit mask of the game', { example: 0 }) fieldLimit: number;
  @Choice(FIELD_LIMITS, 'Actions that the mask forbids', { isArray: true, example: [] })
  restrictions: FieldLimit[];
  @Integer(`${NO_RETURN_MAP}: none`, { example: 100000000 }) returnMap: number;
  @Text('Null without one', { nullable: true, example: 'Lantern Quay' }) returnMapName: string | null;
  @Text({ example: 'Quay' }) mapMark: string;
  @Nested(() => MinimapSizeDto, { nullable: true }) minimap: MinimapSizeDto | null;

  @Nested(
    () => MapFrameDto,
    'Part of the map that `/api/map/drawing/{id}` shows; null for a map that cannot be drawn',
    { nullable: true },
  )
  drawing: MapFrameDto | null;

  @Nested(() => [MapPortalDto], 'Ways to other maps') portals: MapPortalDto[];
  @Nested(() => [MapMonsterDto], 'Every place where a monster appears') monsters: MapMonsterDto[];
  @Integer(
    "EXP per hour that the map allows one player, with the server's rate; null where nothing can be hunted",
    {
      nullable: true,
      example: 131538,
    },
  )
  expPerHour: number | null;

  @Nested(() => [MapNpcDto]) npcs: MapNpcDto[];
  @Nested(() => [MapSpotDto]) reactors: MapSpotDto[];
}

export class MapDetailDto extends CatalogStampDto {
  @Nested(() => MapDto) map: MapDto;
}

export class FoundOnDto extends MapSummaryDto {
  @Integer("Places; 0 where only the game's own books say so", { example: 12 }) amount: number;
  @Flag('Not shown in the game', { example: false }) hidden: boolean;

  @Integer('How many of the places this server itself added to those of the game files', { example: 0 })
  customAmount: number;
}
