import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Client } from '../../../platform/http/index.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import { FactorPolicy } from '../factors/factors.service.js';
import { OneTimeCodesService, readRecoveryCode } from '../one-time-codes/one-time-codes.service.js';
import type { AskedPasskeyDto, PasskeyAnswerDto, PasskeyOptionsDto } from '../passkeys/passkeys.dto.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { CredentialsRepository } from '../passwords/credentials.repository.js';
import type { MailCause } from '../recovery/account-mailer.js';
import { WrongCodeLimit } from '../recovery/wrong-code-limit.js';
import type { LoginDto, SecondFactorRequestDto } from './login.dto.js';
import { TicketsService } from '../tickets/tickets.service.js';
import { LoginService } from './login.service.js';

/** Logs in by a code after the password. Reads the account before it takes the ticket, so that a changed password is noticed. */
@Injectable()
export class CodeLoginService {
  constructor(
    private readonly logins: LoginService,
    private readonly credentials: CredentialsRepository,
    private readonly codes: OneTimeCodesService,
    private readonly attempts: AttemptsService,
    private readonly wrongCodes: WrongCodeLimit,
    private readonly tickets: TicketsService,
  ) {}

  async login({ ticket, code }: SecondFactorRequestDto, cause: MailCause): Promise<LoginDto> {
    const { accountId } = await this.tickets.find(ticket, 'second-factor');
    const account = accountId === null ? undefined : await this.credentials.findById(accountId);
    if (account === undefined) throw new AppError('identity.ticket_expired');
    await this.wrongCodes.refuse(account);
    const { id, name } = account;
    const { client } = cause;
    // Recovery codes are too long to guess. The owner can log in with one even if others have reached the ceiling.
    const ceiling =
      readRecoveryCode(code) === undefined ? await this.wrongCodes.of(account, cause) : undefined;
    const standing = await this.attempts.standingOf(id, client);
    const counted = { purpose: 'code', name, accountId: id, client, standing, ceiling } as const;
    const attempt = await this.attempts.begin(counted);
    const method = await attempt.outcomeOf(this.codes.take(id, code));
    if (method === undefined) {
      await attempt.fail();
      await this.logins.recordFailure(id, 'totp', 'wrong-code', client);
      throw new AppError('identity.wrong_code');
    }
    await attempt.succeed();
    await this.logins.refuseBanned(id, method, client);
    await this.tickets.redeem(ticket, 'second-factor');
    return this.logins.finish(account, method, client);
  }
}

/** Logs in by passkey, after the password or alone. Reads the account before the ticket, so that a changed password is noticed. */
@Injectable()
export class PasskeyLoginService {
  constructor(
    private readonly logins: LoginService,
    private readonly credentials: CredentialsRepository,
    private readonly passkeys: PasskeysService,
    private readonly policy: FactorPolicy,
    private readonly tickets: TicketsService,
  ) {}

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
    await this.logins.recordingFailure(
      this.passkeys.use(passkey, asked, response),
      'identity.passkey_failed',
      account.id,
      'passkey',
      'wrong-passkey',
      client,
    );
    await this.logins.refuseBanned(account.id, 'passkey', client);
    return this.logins.finish(account, 'passkey', client);
  }
}
