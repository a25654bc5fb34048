import { MAP_SIDES, type MapSide } from '@portico/domain';
import { Choice, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';
import { MapLevelsDto, MapSummaryDto } from '../maps/maps.dto.js';
import { NamedIdDto } from '../quests/quests.dto.js';
import { CatalogStampDto } from '../shared/catalog-stamp.dto.js';

export class RouteStepDto {
  @Choice(['portal', 'scroll'], { example: 'portal' }) by: 'portal' | 'scroll';
  @Text('Name of the portal in the game files; null for a scroll', { nullable: true, example: 'east00' })
  portal: string | null;

  @Choice(
    MAP_SIDES,
    'Third of the map where the portal is; null for a scroll, and without a size of the map',
    {
      nullable: true,
      example: 'right',
    },
  )
  side: MapSide | null;

  @Nested(() => NamedIdDto, 'The scroll; null for a portal', { nullable: true }) item: NamedIdDto | null;
  @Nested(() => MapSummaryDto, 'Where the step ends') map: MapSummaryDto;
}

export class MapRouteDto extends CatalogStampDto {
  @Nested(() => MapSummaryDto) from: MapSummaryDto;
  @Nested(() => MapSummaryDto) to: MapSummaryDto;

  @Nested(() => [RouteStepDto], 'The fewest steps; null where the game files show no way', { nullable: true })
  steps: RouteStepDto[] | null;
}

export class WorldNodeDto extends MapSummaryDto {
  @Choice(['map', 'region'], 'A region has the name of its town', { example: 'map' }) kind: 'map' | 'region';
  @Integer('The map whose pictures show it; the town of a region', { example: 104000000 }) pictureId: number;
  @Integer('Maps of a region', { example: 1 }) mapCount: number;

  @Nested(() => MapLevelsDto, 'Levels of the monsters of the map or region', { nullable: true })
  levels: MapLevelsDto | null;

  @Integer('Steps from the left', { example: 2 }) column: number;
  @Integer('Rows from above', { example: 3 }) row: number;
}

export class WorldLinkDto {
  @Integer('Place in `nodes`', { example: 0 }) from: number;
  @Integer('Place in `nodes`', { example: 1 }) to: number;
  @Flag('Between neighbors in the drawing; others cross it', { example: true }) branch: boolean;
}

export class WorldMapDto extends CatalogStampDto {
  @Nested(() => NamedIdDto, 'The region that is shown; null for the whole world', { nullable: true })
  region: NamedIdDto | null;

  @Integer({ example: 9 }) columns: number;
  @Integer({ example: 42 }) rows: number;
  @Nested(() => [WorldNodeDto], 'Maps with portals to other maps') nodes: WorldNodeDto[];
  @Nested(() => [WorldLinkDto], 'Portals between two nodes, in either direction') links: WorldLinkDto[];
}
