import { Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SKIES, type Sky } from '@portico/game-art/maps';
import {
  ChoiceQuery,
  IdParam,
  PictureRead,
  Resource,
  sendPicture,
  Summary,
} from '../../../platform/http/index.js';
import { MapDrawingService } from './map-drawing.service.js';

const PICTURE: Parameters<typeof PictureRead>[2] = {
  description: 'An SVG document; 404 for a map without ground',
  types: ['image/svg+xml'],
};

@Resource('pictures', 'map')
export class MapDrawingController {
  constructor(private readonly drawings: MapDrawingService) {}

  @PictureRead('drawing/:id', 'picture', PICTURE)
  @Summary('A whole map, one pixel a map unit, as `drawing` of the map says where')
  drawing(
    @IdParam('id', 0) id: number,
    @ChoiceQuery('sky', SKIES, 'day') sky: Sky,
    @Res() reply: FastifyReply,
  ) {
    return sendPicture(reply, this.drawings.picture({ view: 'drawing', id, sky }));
  }

  @PictureRead('minimap/:id', 'picture', PICTURE)
  @Summary('The same map for a thumbnail')
  minimap(
    @IdParam('id', 0) id: number,
    @ChoiceQuery('sky', SKIES, 'day') sky: Sky,
    @Res() reply: FastifyReply,
  ) {
    return sendPicture(reply, this.drawings.picture({ view: 'minimap', id, sky }));
  }
}
