import { Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  CurrentPrincipal,
  Limit,
  Permission,
  type Principal,
  Resource,
  Summary,
} from '../../../platform/http/index.js';
import { VoteEventsService } from './vote-events.service.js';

@Resource('voting', 'voting/events')
export class VoteEventsController {
  constructor(private readonly events: VoteEventsService) {}

  @Get()
  @Permission('player')
  @Limit('read')
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'Server-sent events, for `fetch`' })
  @Summary(
    'Events `vote`, each an OwnVote, as the open votes of the account change; ends when none is open, or after three minutes',
  )
  stream(@CurrentPrincipal() principal: Principal, @Res() reply: FastifyReply): Promise<void> {
    return this.events.stream(principal, reply);
  }
}
