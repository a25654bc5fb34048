import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentClient, CurrentPrincipal, Limit, Permission } from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { SessionsDto, SignInsDto } from './sessions.dto.js';

@ApiTags('auth')
@Controller('auth')
export class SessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Get('sessions')
  @Permission('player')
  @Limit('read')
  @ApiOkResponse({ type: SessionsDto })
  list(@CurrentPrincipal() principal: Principal): Promise<SessionsDto> {
    return this.sessions.list(principal);
  }

  @Delete('sessions/:id')
  @Permission('player')
  @Limit('signIn')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The session has ended' })
  revoke(
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
    @Param('id') id: string,
  ): Promise<void> {
    return this.sessions.revoke(principal, client, id);
  }

  @Delete('sessions')
  @Permission('player')
  @Limit('signIn')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'All sessions but this one have ended' })
  revokeOthers(@CurrentPrincipal() principal: Principal, @CurrentClient() client: Client): Promise<void> {
    return this.sessions.revokeOthers(principal, client);
  }

  @Get('sign-ins')
  @Permission('player')
  @Limit('read')
  @ApiOkResponse({ type: SignInsDto })
  signIns(@CurrentPrincipal() principal: Principal): Promise<SignInsDto> {
    return this.sessions.signIns(principal);
  }
}
