import { Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiQuery } from '@nestjs/swagger';
import { SPRITE_CATEGORIES } from '@portico/avatar';
import type { FastifyReply } from 'fastify';
import {
  IdParam,
  Limit,
  Permission,
  PublicRead,
  Resource,
  sendPicture,
  Summary,
} from '../../../platform/http/index.js';
import { SpriteFilesService } from './sprite-files.service.js';
import { SpriteSetDto } from './sprite-set.dto.js';

/** An uploaded XML file must not run scripts, whatever namespaces it names. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

@Resource('avatars')
export class SpritesController {
  constructor(private readonly files: SpriteFilesService) {}

  @PublicRead('wz-xml/position/:category/:itemId', { limit: 'avatar', type: SpriteSetDto })
  @Summary('Parts of a worn item, with their anchors')
  @ApiParam({ name: 'category', enum: SPRITE_CATEGORIES, enumName: 'SpriteCategory' })
  position(@Param('category') category: string, @IdParam('itemId') id: number, @Res() reply: FastifyReply) {
    return sendPicture(reply, this.files.position(category, id));
  }

  @Get('wz/wz-file')
  @Permission('public')
  @Limit('avatar')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('content-security-policy', FILE_POLICY)
  @Summary('File of a worn item as WZ XML; only while developer tools are on')
  @ApiQuery({ name: 'path', example: 'Character.wz/Coat/01040002.img.xml' })
  @ApiProduces('application/xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  file(@Query('path') path: unknown): Promise<string> {
    return this.files.file(path);
  }
}
