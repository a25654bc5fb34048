import { Param } from '@nestjs/common';
import {
  Call,
  type Client,
  CurrentClient,
  CurrentPrincipal,
  type Principal,
  Resource,
} from '../../../platform/http/index.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { SessionsDto, SignInsDto } from './sessions.dto.js';

const OWN = { permission: 'player', limit: 'signIn' } as const;

@Resource('auth', 'auth')
export class SessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Call('GET', 'sessions', { permission: 'player', limit: 'read', type: SessionsDto })
  list(@CurrentPrincipal() principal: Principal) {
    return this.sessions.list(principal);
  }

  @Call('DELETE', 'sessions/:id', { ...OWN, description: 'The session has ended' })
  revoke(@CurrentPrincipal() principal: Principal, @CurrentClient() client: Client, @Param('id') id: string) {
    return this.sessions.revoke(principal, client, id);
  }

  @Call('DELETE', 'sessions', { ...OWN, description: 'All sessions but this one have ended' })
  revokeOthers(@CurrentPrincipal() principal: Principal, @CurrentClient() client: Client) {
    return this.sessions.revokeOthers(principal, client);
  }

  @Call('GET', 'sign-ins', { permission: 'player', limit: 'read', type: SignInsDto })
  signIns(@CurrentPrincipal() principal: Principal) {
    return this.sessions.signIns(principal);
  }
}
