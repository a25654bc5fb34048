import { Injectable } from '@nestjs/common';
import { OneTimeCodesRepository } from '../one-time-codes/one-time-codes.repository.js';
import { OneTimeCodesService } from '../one-time-codes/one-time-codes.service.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';

@Injectable()
export class AccountLocks {
  constructor(
    private readonly sessions: SessionsService,
    private readonly codes: OneTimeCodesService,
    private readonly storedCodes: OneTimeCodesRepository,
    private readonly passkeys: PasskeysRepository,
  ) {}

  signOut(accountId: number): Promise<number> {
    return this.sessions.revokeAll(accountId);
  }

  async removeFactors(accountId: number): Promise<{ codes: boolean; passkeys: number }> {
    const codes = await this.storedCodes.remove(accountId);
    const passkeys = await this.passkeys.removeAll(accountId);
    await this.codes.removeCodes(accountId);
    return { codes, passkeys };
  }
}
