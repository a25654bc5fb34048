import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ChoiceQuery,
  IdParam,
  Limit,
  Permission,
  SearchTerm,
  sendPicture,
} from '../../../platform/http/index.js';
import { PORTRAIT_VIEWS, type PortraitView } from './drawn-portraits.service.js';
import { LookQuery } from './look-query.js';
import { LookQueryDto } from './look-query.dto.js';
import { PortraitsService } from './portraits.service.js';

/** Width of the game's column. */
const NAME_LENGTH = 13;

const PORTRAIT = {
  description: 'The character, composed from its sprites, or a drawing of it',
  content: {
    'image/png': { schema: { type: 'string' as const, format: 'binary' } },
    'image/svg+xml': { schema: { type: 'string' as const } },
  },
};

@ApiTags('avatars')
@Controller()
export class PortraitsController {
  constructor(private readonly portraits: PortraitsService) {}

  @Get('character/icon/:id')
  @Permission('public')
  @Limit('picture')
  @ApiOperation({ summary: 'Portrait of a character; hidden ones are not found' })
  @ApiOkResponse(PORTRAIT)
  icon(
    @IdParam() id: number,
    @ChoiceQuery('view', PORTRAIT_VIEWS, 'bust') view: PortraitView,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return sendPicture(request, reply, this.portraits.icon(id, view));
  }

  @Get('character-proxy')
  @Permission('public')
  @Limit('avatar')
  @ApiOperation({ summary: 'Picture of a character by name, case-insensitive' })
  @ApiOkResponse(PORTRAIT)
  named(
    @SearchTerm({ max: NAME_LENGTH, name: 'name' }) name: string,
    @ChoiceQuery('view', PORTRAIT_VIEWS, 'figure') view: PortraitView,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return sendPicture(request, reply, this.portraits.named(name, view));
  }

  @Get('avatars/drawing')
  @Permission('public')
  @Limit('avatar')
  @ApiOperation({ summary: 'Picture of any look' })
  @ApiOkResponse(PORTRAIT)
  drawing(
    @LookQuery() query: LookQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    return sendPicture(request, reply, this.portraits.drawing(query));
  }
}
