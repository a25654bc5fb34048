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

  async authenticate(token: string, { allowBanned }: { allowBanned: boolean }): Promise<Principal> {
    const { id, accountId } = await this.sessions.resume(token);
    return { accountId, sessionId: id, ...(await this.accounts.roles(accountId, allowBanned)) };
  }
}
