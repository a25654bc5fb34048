import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Client } from '../../../platform/http/index.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import { OneTimeCodesService } from '../one-time-codes/one-time-codes.service.js';
import type { AskedPasskeyDto, PasskeyAnswerDto, PasskeyOptionsDto } from '../passkeys/passkeys.dto.js';
import type { PasskeyEntity } from '../passkeys/passkey.entity.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { CredentialsRepository } from '../passwords/credentials.repository.js';
import { FactorPolicy } from '../factors/factor-policy.js';
import { TicketsService } from '../tickets/tickets.service.js';
import type { Ticket } from '../tickets/tickets.service.js';
import type { LoginDto, SecondFactorRequestDto } from './login.dto.js';
import { LoginService } from './login.service.js';

/**
 * Who logs in by a code behind the password, or by passkey. The account is read before its ticket is taken: a change of the
 * password in between either ends the ticket or is seen when the session begins.
 */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly logins: LoginService,
    private readonly credentials: CredentialsRepository,
    private readonly codes: OneTimeCodesService,
    private readonly passkeys: PasskeysService,
    private readonly policy: FactorPolicy,
    private readonly attempts: AttemptsService,
    private readonly tickets: TicketsService,
  ) {}

  async byCode({ ticket, code }: SecondFactorRequestDto, client: Client): Promise<LoginDto> {
    const { accountId } = await this.tickets.find(ticket, 'second-factor');
    const account = accountId === null ? undefined : await this.credentials.findById(accountId);
    if (account === undefined) throw new AppError('identity.ticket_expired');
    const { id, name } = account;
    const method = await this.attempts.attempt({ purpose: 'code', name, accountId: id, client }, () =>
      this.codes.take(id, code),
    );
    if (method === undefined) {
      await this.logins.recordFailure(id, 'totp', 'wrong-code', client);
      throw new AppError('identity.wrong_code');
    }
    await this.logins.refuseBanned(id, method, client);
    await this.tickets.redeem(ticket, 'second-factor');
    return this.logins.finish(account, method, client);
  }

  /** With the ticket of a login whose password was right: for its passkeys; without: for any. */
  async askPasskey({ ticket }: AskedPasskeyDto): Promise<PasskeyOptionsDto> {
    if (!this.policy.hasPasskeys) throw new AppError('game.feature_off');
    const kind = 'passkey-login';
    const accountId =
      ticket === undefined ? null : (await this.tickets.find(ticket, 'second-factor')).accountId;
    const { options, challenge } = await this.passkeys.askKnown(accountId);
    if (accountId === null) return { ticket: this.tickets.issueOpen({ kind, challenge }), options };
    return { ticket: await this.tickets.issue({ kind, accountId, challenge }), options };
  }

  async byPasskey({ ticket, response }: PasskeyAnswerDto, client: Client): Promise<LoginDto> {
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
