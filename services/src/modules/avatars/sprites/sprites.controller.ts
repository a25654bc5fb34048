import { Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiQuery } from '@nestjs/swagger';
import { SPRITE_CATEGORIES } from '@portico/avatar';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  answerError,
  IdParam,
  Limit,
  limited,
  Permission,
  PublicRead,
  Resource,
  sendPicture,
  Summary,
} from '../../../platform/http/index.js';
import { AppError, invalidField } from '../../../platform/errors/index.js';
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

type PartRequest = FastifyRequest<{ Params: { category: string; name: string; '*': string } }>;

const PICTURE = /^(.+)\.png$/;

/** Routes for parts of characters: `/png.php/Coat/01040002.img/stand1.0.mail.png`, also written `stand1/0/mail.png`, and `coord.xml`. */
export function addPartRoutes(fastify: FastifyInstance, files: SpriteFilesService): void {
  fastify.get(
    '/png.php/:category/:name/*',
    { config: limited('picture') },
    async (request: PartRequest, reply) => {
      try {
        return await sendPart(files, request, reply);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        answerError(reply, error, request.id);
        return reply;
      }
    },
  );
}

async function sendPart(
  files: SpriteFilesService,
  request: PartRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { category, name, '*': file } = request.params;
  if (file === 'coord.xml') return sendPicture(reply, files.coordinates(category, name));
  const image = PICTURE.exec(file)?.[1];
  if (image === undefined) throw invalidField('file', 'name', 'Must be coord.xml or end with .png');
  return sendPicture(reply, files.picture(category, name, image.replaceAll('/', '.')));
}
