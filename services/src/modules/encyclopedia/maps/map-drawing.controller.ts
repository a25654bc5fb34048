import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SKIES, type Sky } from '@portico/game-art/maps';
import { ChoiceQuery, IdParam, Limit, Permission, sendPicture } from '../../../platform/http/index.js';
import { MapDrawingService } from './map-drawing.service.js';

const PICTURE = {
  description: 'An SVG document; 404 for a map without ground',
  content: { 'image/svg+xml': { schema: { type: 'string' as const } } },
};

@ApiTags('pictures')
@Controller('map')
export class MapDrawingController {
  constructor(private readonly drawings: MapDrawingService) {}

  @Get('drawing/:id')
  @Permission('public')
  @Limit('picture')
  @ApiOperation({ summary: 'A whole map, one pixel a map unit, as `drawing` of the map says where' })
  @ApiOkResponse(PICTURE)
  drawing(
    @IdParam('id', 0) id: number,
    @ChoiceQuery('sky', SKIES, 'day') sky: Sky,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return sendPicture(request, reply, this.drawings.picture({ view: 'drawing', id, sky }));
  }

  @Get('minimap/:id')
  @Permission('public')
  @Limit('picture')
  @ApiOperation({ summary: 'The same map for a thumbnail' })
  @ApiOkResponse(PICTURE)
  minimap(
    @IdParam('id', 0) id: number,
    @ChoiceQuery('sky', SKIES, 'day') sky: Sky,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return sendPicture(request, reply, this.drawings.picture({ view: 'minimap', id, sky }));
  }
}
