import { Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IdParam, PictureRead, Resource, sendPicture, Summary } from '../../platform/http/index.js';
import { PicturesService } from './pictures.service.js';

const PICTURE: Parameters<typeof PictureRead>[2] = {
  description: "The picture, or the portal's own drawing",
  types: ['image/svg+xml', 'image/png'],
};

@Resource('pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @PictureRead('item/icon/:id', 'picture', PICTURE)
  @Summary('Icon of an item; 0 is mesos')
  item(@IdParam('id', 0) id: number, @Res() reply: FastifyReply) {
    return sendPicture(reply, this.pictures.icon({ kind: 'item', id }));
  }

  @PictureRead('monster/icon/:id', 'picture', PICTURE)
  @Summary('Icon of a monster')
  monster(@IdParam() id: number, @Res() reply: FastifyReply) {
    return sendPicture(reply, this.pictures.icon({ kind: 'monster', id }));
  }

  @PictureRead('npc/icon/:id', 'picture', PICTURE)
  @Summary('Icon of an NPC')
  npc(@IdParam() id: number, @Res() reply: FastifyReply) {
    return sendPicture(reply, this.pictures.icon({ kind: 'npc', id }));
  }

  @PictureRead('map/icon/:id', 'picture', PICTURE)
  @Summary('Emblem of a map')
  map(@IdParam('id', 0) id: number, @Res() reply: FastifyReply) {
    return sendPicture(reply, this.pictures.icon({ kind: 'map', id }));
  }
}
