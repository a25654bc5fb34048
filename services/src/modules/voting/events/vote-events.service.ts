import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/errors/index.js';
import type { Principal } from '../../../platform/http/index.js';

/** Tells open pages how their votes go on, whichever process the site has called. */
@Injectable()
export class VoteEventsService {
  stream(_principal: Principal, _reply: FastifyReply): Promise<void> {
    throw new AppError('game.feature_off');
  }
}
