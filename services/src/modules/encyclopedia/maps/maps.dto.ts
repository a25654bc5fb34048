import { ApiProperty } from '@nestjs/swagger';
import {
  FIELD_LIMITS,
  NO_RETURN_MAP,
  QUEST_AREAS,
  type FieldLimit,
  type QuestAreaName,
} from '@portico/domain';
import { DatabasePaginationDto } from '../../../platform/http/index.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';
import { GameTextRunDto, Runs } from '../shared/game-text.dto.js';
import { Matches } from '../shared/matches.js';
import { Nearest, NearNameDto } from '../shared/nearest.js';

export class MapSummaryDto {
  @ApiProperty({ type: 'integer', example: 100000000 })
  id: number;

  @ApiProperty({ example: 'Lantern Quay', description: '`Map {id}` where the game files have no name' })
  mapName: string;

  @ApiProperty({ example: 'Harbor Road', description: 'Empty where the game files have none' })
  streetName: string;

  @ApiProperty({ example: true })
  town: boolean;
}

/** Lowest and highest level of the monsters of a map. */
export class MapLevelsDto {
  @ApiProperty({ type: 'integer', example: 12 })
  from: number;

  @ApiProperty({ type: 'integer', example: 20 })
  to: number;
}

export class MapMatchDto extends MapSummaryDto {
  @ApiProperty({ enum: QUEST_AREAS, example: 'Victoria Island' })
  region: QuestAreaName;

  @ApiProperty({
    type: () => MapLevelsDto,
    nullable: true,
    description: 'Of its monsters; null without any whose level is known',
  })
  levels: MapLevelsDto | null;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    example: [100100],
    description: 'The most frequent kinds of monsters, at most five',
  })
  monsterIds: number[];

  @ApiProperty({ type: 'integer', example: 1, description: 'How many kinds of monsters there are' })
  monsterKinds: number;

  @ApiProperty({
    example: true,
    description: 'Whether the game files have its ground: others cannot be drawn',
  })
  drawn: boolean;

  @Matches('mapName')
  matches: number[][];
}

export class MapListDto extends CatalogStampDto {
  @ApiProperty({ type: () => [MapMatchDto] })
  maps: MapMatchDto[];

  @Nearest()
  nearest?: NearNameDto[];

  @ApiProperty({ type: () => DatabasePaginationDto })
  pagination: DatabasePaginationDto;
}

/** One place where something stands, in map coordinates. */
export class MapSpotDto {
  @ApiProperty({ type: 'integer', example: 100100 })
  id: number;

  @ApiProperty({ example: 'Dockside Crab' })
  name: string;

  @ApiProperty({ type: 'integer', example: 149 })
  x: number;

  @ApiProperty({ type: 'integer', example: 267 })
  y: number;

  @ApiProperty({ example: false, description: 'Not shown in the game' })
  hidden: boolean;

  @ApiProperty({ example: false, description: 'Put there by this server itself, not by the game files' })
  custom: boolean;
}

export class MapMonsterDto extends MapSpotDto {
  @ApiProperty({ type: 'integer', nullable: true, example: 12 })
  level: number | null;

  @ApiProperty({ example: false })
  boss: boolean;

  @ApiProperty({ type: 'integer', example: 0, description: 'Seconds until it comes back; -1 never' })
  respawn: number;
}

export class MinimapSizeDto {
  @ApiProperty({ type: 'integer', example: 465 })
  width: number;

  @ApiProperty({ type: 'integer', example: 86 })
  height: number;
}

/** The part of a map that its drawing shows, in map coordinates. */
export class MapFrameDto {
  @ApiProperty({ type: 'integer', example: -1200 })
  left: number;

  @ApiProperty({ type: 'integer', example: -640 })
  top: number;

  @ApiProperty({ type: 'integer', example: 2400 })
  width: number;

  @ApiProperty({ type: 'integer', example: 1100 })
  height: number;
}

export class MapPortalDto {
  @ApiProperty({ example: 'east00' })
  name: string;

  @ApiProperty({ type: 'integer', example: 1105 })
  x: number;

  @ApiProperty({ type: 'integer', example: 215 })
  y: number;

  @ApiProperty({ type: 'integer', example: 100010000 })
  targetMapId: number;

  @ApiProperty({ example: 'Crab Flats', description: 'Name of the map it leads to' })
  targetName: string;
}

export class MapDto extends MapSummaryDto {
  @ApiProperty({ example: 'A quiet harbor.', description: 'Empty where the game files have none' })
  mapDesc: string;

  @Runs('The description')
  mapDescRuns: GameTextRunDto[];

  @ApiProperty({ type: 'integer', example: 0, description: 'Bit mask of the game' })
  fieldLimit: number;

  @ApiProperty({ enum: FIELD_LIMITS, isArray: true, example: [], description: 'What the mask forbids' })
  restrictions: FieldLimit[];

  @ApiProperty({ type: 'integer', example: 100000000, description: `${NO_RETURN_MAP}: none` })
  returnMap: number;

  @ApiProperty({ type: 'string', nullable: true, example: 'Lantern Quay', description: 'Null without one' })
  returnMapName: string | null;

  @ApiProperty({ example: 'Quay' })
  mapMark: string;

  @ApiProperty({ type: () => MinimapSizeDto, nullable: true })
  minimap: MinimapSizeDto | null;

  @ApiProperty({
    type: () => MapFrameDto,
    nullable: true,
    description: 'What `/api/map/drawing/{id}` shows; null for a map that cannot be drawn',
  })
  drawing: MapFrameDto | null;

  @ApiProperty({ type: () => [MapPortalDto], description: 'Ways to other maps' })
  portals: MapPortalDto[];

  @ApiProperty({ type: () => [MapMonsterDto], description: 'Every place where a monster appears' })
  monsters: MapMonsterDto[];

  @ApiProperty({ type: () => [MapSpotDto] })
  npcs: MapSpotDto[];

  @ApiProperty({ type: () => [MapSpotDto] })
  reactors: MapSpotDto[];
}

export class MapDetailDto extends CatalogStampDto {
  @ApiProperty({ type: () => MapDto })
  map: MapDto;
}

/** A map where something is found. */
export class FoundOnDto extends MapSummaryDto {
  @ApiProperty({
    type: 'integer',
    example: 12,
    description: "Places; 0 where only the game's own books say so",
  })
  amount: number;

  @ApiProperty({ example: false, description: 'Not shown in the game' })
  hidden: boolean;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'How many of the places this server itself added to those of the game files',
  })
  customAmount: number;
}
