import { Injectable } from '@nestjs/common';
import type { RouteMode } from '@portico/domain';
import type { Sky, WorldForm } from '@portico/game-art/maps';
import { CatalogService } from '../../../catalog/index.js';
import type { PictureAnswer } from '../../../platform/http/index.js';
import type { MapSummaryDto } from '../maps/maps.dto.js';
import { toMapSummary } from '../maps/maps.mapper.js';
import { known } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import type { MapRouteDto, RouteStepDto, WorldMapDto } from './map-ways.dto.js';
import { type MapWay, waysOf } from './map-ways.js';
import { shortestRoute } from './shortest-route.js';
import { worldGraphOf } from './world-graph.js';
import { worldDrawing } from './world-drawing.js';
import { drawRegion, drawRegions } from './world-map.js';

@Injectable()
export class MapWaysService {
  constructor(private readonly catalogs: CatalogService) {}

  route(fromId: number, toId: number, mode: RouteMode): MapRouteDto {
    const catalog = this.catalogs.current;
    const summaryOf = (id: number) =>
      toMapSummary(known(catalog, catalog.world.map(id), 'catalog.map_not_found'));
    const ways = waysOf(catalog);
    const steps = shortestRoute(fromId, toId, (id) => {
      const all = ways.get(id) ?? [];
      return mode === 'all' ? all : all.filter(({ by }) => by === 'portal');
    });
    return {
      from: summaryOf(fromId),
      to: summaryOf(toId),
      steps: steps && steps.map((way) => toStep(way, summaryOf(way.to))),
      ...toCatalogStamp(catalog),
    };
  }

  world(regionId: number | undefined): WorldMapDto {
    const catalog = this.catalogs.current;
    if (regionId === undefined) return { region: null, ...drawRegions(catalog), ...toCatalogStamp(catalog) };
    const region = known(catalog, worldGraphOf(catalog).regions.get(regionId), 'catalog.map_not_found');
    return {
      region: { id: region.id, name: region.head.name },
      ...drawRegion(region, catalog),
      ...toCatalogStamp(catalog),
    };
  }

  drawing(form: WorldForm, sky: Sky): Promise<PictureAnswer> {
    return worldDrawing(this.catalogs.current, form, sky);
  }
}

function toStep(way: MapWay, map: MapSummaryDto): RouteStepDto {
  return way.by === 'portal'
    ? { by: 'portal', portal: way.portal, side: way.side, item: null, map }
    : { by: 'scroll', portal: null, side: null, item: { id: way.item.id, name: way.item.name }, map };
}
