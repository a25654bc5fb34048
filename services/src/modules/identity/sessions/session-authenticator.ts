import { Injectable } from '@nestjs/common';
import type { Authenticator, Principal } from '../../../platform/http/index.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { SessionsService } from './sessions.service.js';

/** Reads session, ban and roles again for each request: what was taken away is gone at the next call. */
@Injectable()
export class SessionAuthenticator implements Authenticator {
  constructor(
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsService,
  ) {}

  async authenticate(token: string): Promise<Principal> {
    const session = await this.sessions.resume(token);
    return this.accounts.principal(session.accountId);
  }
}
