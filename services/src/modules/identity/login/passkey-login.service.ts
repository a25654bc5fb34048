import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Client } from '../../../platform/http/index.js';
import { FactorPolicy } from '../factors/factor-policy.js';
import type { AskedPasskeyDto, PasskeyAnswerDto, PasskeyOptionsDto } from '../passkeys/passkeys.dto.js';
import type { PasskeyEntity } from '../passkeys/passkey.entity.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { CredentialsRepository } from '../passwords/credentials.repository.js';
import { type Ticket, TicketsService } from '../tickets/tickets.service.js';
import type { LoginDto } from './login.dto.js';
import { LoginService } from './login.service.js';

/** Logs in by passkey, behind the password or alone. Reads the account before the ticket, so a changed password is noticed. */
@Injectable()
export class PasskeyLoginService {
  constructor(
    private readonly logins: LoginService,
    private readonly credentials: CredentialsRepository,
    private readonly passkeys: PasskeysService,
    private readonly policy: FactorPolicy,
    private readonly tickets: TicketsService,
  ) {}

  /** Asks for a passkey of the ticket's account, or for any passkey without a ticket. */
  async ask({ ticket }: AskedPasskeyDto): Promise<PasskeyOptionsDto> {
    if (!this.policy.hasPasskeys) throw new AppError('game.feature_off');
    const kind = 'passkey-login';
    const accountId =
      ticket === undefined ? null : (await this.tickets.find(ticket, 'second-factor')).accountId;
    const { options, challenge } = await this.passkeys.askKnown(accountId);
    if (accountId === null) return { ticket: this.tickets.issueOpen({ kind, challenge }), options };
    return { ticket: await this.tickets.issue({ kind, accountId, challenge }), options };
  }

  async login({ ticket, response }: PasskeyAnswerDto, client: Client): Promise<LoginDto> {
    if (!this.policy.hasPasskeys) throw new AppError('game.feature_off');
    const passkey = await this.passkeys.named(response);
    const account = passkey && (await this.credentials.findById(passkey.accountId));
    if (passkey === undefined || account === undefined) {
      await this.tickets.find(ticket, 'passkey-login');
      throw new AppError('identity.passkey_failed');
    }
    const asked = await this.tickets.redeem(ticket, 'passkey-login');
    await this.use(passkey, asked, response, client);
    await this.logins.refuseBanned(account.id, 'passkey', client);
    return this.logins.finish(account, 'passkey', client);
  }

  private async use(passkey: PasskeyEntity, asked: Ticket, response: object, client: Client): Promise<void> {
    try {
      await this.passkeys.use(passkey, asked, response);
    } catch (error) {
      if (error instanceof AppError && error.code === 'identity.passkey_failed')
        await this.logins.recordFailure(passkey.accountId, 'passkey', 'wrong-passkey', client);
      throw error;
    }
  }
}
