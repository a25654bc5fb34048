import { Res } from '@nestjs/common';
import { ROUTE_MODES, type RouteMode } from '@portico/domain';
import { SKIES, type Sky, WORLD_FORMS, type WorldForm } from '@portico/game-art/maps';
import type { FastifyReply } from 'fastify';
import {
  ChoiceQuery,
  MapIdQuery,
  PictureRead,
  PublicRead,
  Resource,
  sendPicture,
  Summary,
} from '../../../platform/http/index.js';
import { MapRouteDto, WorldMapDto } from './map-ways.dto.js';
import { MapWaysService } from './map-ways.service.js';

@Resource('maps', 'maps')
export class MapWaysController {
  constructor(private readonly ways: MapWaysService) {}

  @PublicRead('route', { limit: 'search', cacheSeconds: 30, type: MapRouteDto })
  @Summary('The shortest way from one map to another')
  route(
    @MapIdQuery('from') from: number,
    @MapIdQuery('to') to: number,
    @ChoiceQuery('mode', ROUTE_MODES, 'all') mode: RouteMode,
  ) {
    return this.ways.route(from, to, mode);
  }

  @PublicRead('world', { limit: 'read', cacheSeconds: 30, type: WorldMapDto })
  @Summary('Regions of the world, or the maps of one region, and the portals between them')
  world(@MapIdQuery('region', { isOptional: true }) region: number | undefined) {
    return this.ways.world(region);
  }

  @PictureRead('world/drawing', 'picture', {
    description: 'An SVG document; 404 without game files',
    types: ['image/svg+xml'],
  })
  @Summary('The regions of the world as lands in the sea, in the places that `world` says')
  drawing(
    @ChoiceQuery('form', WORLD_FORMS, 'wide') form: WorldForm,
    @ChoiceQuery('sky', SKIES, 'day') sky: Sky,
    @Res() reply: FastifyReply,
  ) {
    return sendPicture(reply, this.ways.drawing(form, sky));
  }
}
