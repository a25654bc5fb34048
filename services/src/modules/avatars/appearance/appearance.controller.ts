import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ChoiceQuery,
  IdParam,
  Limit,
  Permission,
  PublicRead,
  SearchTerm,
  sendPicture,
} from '../../../platform/http/index.js';
import { AppearanceDto } from './appearance.dto.js';
import { AppearanceService, PORTRAIT_VIEWS, type PortraitView } from './appearance.service.js';

/** As wide as the game's column. */
const NAME_LENGTH = 13;

const PORTRAIT = {
  description: 'A drawing of the character',
  content: { 'image/svg+xml': { schema: { type: 'string' as const } } },
};

@ApiTags('characters')
@Controller()
export class AppearanceController {
  constructor(private readonly appearances: AppearanceService) {}

  @PublicRead('characters/appearance/:characterId', {
    summary: 'What a character looks like; hidden ones are not found',
    type: AppearanceDto,
    limit: 'read',
    cacheSeconds: 60,
  })
  appearance(@IdParam('characterId') id: number): Promise<AppearanceDto> {
    return this.appearances.appearance(id);
  }

  @Get('character/icon/:id')
  @Permission('public')
  @Limit('picture')
  @ApiOperation({ summary: 'Portrait of a character; hidden ones are not found' })
  @ApiOkResponse(PORTRAIT)
  portrait(
    @IdParam() id: number,
    @ChoiceQuery('view', PORTRAIT_VIEWS, 'bust') view: PortraitView,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return sendPicture(request, reply, this.appearances.portrait(id, view));
  }

  @Get('character-proxy')
  @Permission('public')
  @Limit('picture')
  @ApiOperation({ summary: 'Picture of the character of a name, in any case' })
  @ApiOkResponse(PORTRAIT)
  portraitNamed(
    @SearchTerm({ max: NAME_LENGTH, name: 'name' }) name: string,
    @ChoiceQuery('view', PORTRAIT_VIEWS, 'figure') view: PortraitView,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return sendPicture(request, reply, this.appearances.portraitNamed(name, view));
  }
}
