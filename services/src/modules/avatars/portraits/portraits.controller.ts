import { Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  ChoiceQuery,
  IdParam,
  PictureRead,
  Resource,
  SearchTerm,
  sendPicture,
  Summary,
} from '../../../platform/http/index.js';
import { PORTRAIT_VIEWS, type PortraitView } from './drawn-portraits.service.js';
import { LookQuery, LookQueryDto } from './look-query.js';
import { PortraitsService } from './portraits.service.js';

const NAME_LENGTH = 13;

const PORTRAIT: Parameters<typeof PictureRead>[2] = {
  description: 'The character, composed from its sprites, or a drawing of it',
  types: ['image/png', 'image/svg+xml'],
};

@Resource('avatars')
export class PortraitsController {
  constructor(private readonly portraits: PortraitsService) {}

  @PictureRead('character/icon/:id', 'picture', PORTRAIT)
  @Summary('Portrait of a character; hidden ones are not found')
  icon(
    @IdParam() id: number,
    @ChoiceQuery('view', PORTRAIT_VIEWS, 'bust') view: PortraitView,
    @Res() reply: FastifyReply,
  ) {
    return sendPicture(reply, this.portraits.icon(id, view));
  }

  @PictureRead('character-proxy', 'avatar', PORTRAIT)
  @Summary('Picture of a character by name, case-insensitive')
  named(
    @SearchTerm({ max: NAME_LENGTH, name: 'name' }) name: string,
    @ChoiceQuery('view', PORTRAIT_VIEWS, 'figure') view: PortraitView,
    @Res() reply: FastifyReply,
  ) {
    return sendPicture(reply, this.portraits.named(name, view));
  }

  @PictureRead('avatars/drawing', 'avatar', PORTRAIT)
  @Summary('Picture of any look')
  drawing(@LookQuery() query: LookQueryDto, @Res() reply: FastifyReply) {
    return sendPicture(reply, this.portraits.drawing(query));
  }
}
