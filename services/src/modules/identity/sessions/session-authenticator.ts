import { Injectable } from '@nestjs/common';
import type { Authenticator, Principal } from '../../../platform/http/index.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { SessionsService } from './sessions.service.js';

/** Reads session, password, ban and roles again for each request: what was taken away is gone at the next call. */
@Injectable()
export class SessionAuthenticator implements Authenticator {
  constructor(
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsService,
  ) {}

  async authenticate(token: string, { allowBanned }: { allowBanned: boolean }): Promise<Principal> {
    const session = await this.sessions.resume(token);
    const roles = await this.accounts.roles(session, allowBanned);
    return { accountId: session.accountId, sessionId: session.id, ...roles };
  }
}
