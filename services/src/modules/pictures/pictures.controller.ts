import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdParam, Limit, Permission, sendPicture } from '../../platform/http/index.js';
import { PicturesService } from './pictures.service.js';

const PICTURE = {
  description: "The picture, or the portal's own drawing",
  content: {
    'image/svg+xml': { schema: { type: 'string' as const } },
    'image/png': { schema: { type: 'string' as const, format: 'binary' } },
  },
};

@ApiTags('pictures')
@Controller()
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Get('item/icon/:id')
  @Permission('public')
  @Limit('picture')
  @ApiOperation({ summary: 'Icon of an item; 0 is mesos' })
  @ApiOkResponse(PICTURE)
  item(
    @IdParam('id', 0) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return sendPicture(request, reply, this.pictures.icon({ kind: 'item', id }));
  }

  @Get('monster/icon/:id')
  @Permission('public')
  @Limit('picture')
  @ApiOperation({ summary: 'Icon of a monster' })
  @ApiOkResponse(PICTURE)
  monster(
    @IdParam() id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return sendPicture(request, reply, this.pictures.icon({ kind: 'monster', id }));
  }

  @Get('npc/icon/:id')
  @Permission('public')
  @Limit('picture')
  @ApiOperation({ summary: 'Icon of an NPC' })
  @ApiOkResponse(PICTURE)
  npc(
    @IdParam() id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return sendPicture(request, reply, this.pictures.icon({ kind: 'npc', id }));
  }

  @Get('map/icon/:id')
  @Permission('public')
  @Limit('picture')
  @ApiOperation({ summary: 'Emblem of a map' })
  @ApiOkResponse(PICTURE)
  map(
    @IdParam('id', 0) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return sendPicture(request, reply, this.pictures.icon({ kind: 'map', id }));
  }
}
