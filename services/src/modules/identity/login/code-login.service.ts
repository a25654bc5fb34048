import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import { OneTimeCodesService } from '../one-time-codes/one-time-codes.service.js';
import { readRecoveryCode } from '../one-time-codes/one-time-codes.js';
import { CredentialsRepository } from '../passwords/credentials.repository.js';
import type { MailCause } from '../recovery/account-mailer.js';
import { CodeCeiling } from '../recovery/code-ceiling.js';
import { TicketsService } from '../tickets/tickets.service.js';
import type { LoginDto, SecondFactorRequestDto } from './login.dto.js';
import { LoginService } from './login.service.js';

/** Logs in by a code behind the password. Reads the account before taking the ticket, so a changed password is noticed. */
@Injectable()
export class CodeLoginService {
  constructor(
    private readonly logins: LoginService,
    private readonly credentials: CredentialsRepository,
    private readonly codes: OneTimeCodesService,
    private readonly attempts: AttemptsService,
    private readonly ceiling: CodeCeiling,
    private readonly tickets: TicketsService,
  ) {}

  async login({ ticket, code }: SecondFactorRequestDto, cause: MailCause): Promise<LoginDto> {
    const { accountId } = await this.tickets.find(ticket, 'second-factor');
    const account = accountId === null ? undefined : await this.credentials.findById(accountId);
    if (account === undefined) throw new AppError('identity.ticket_expired');
    await this.ceiling.refuse(account);
    const { id, name } = account;
    const { client } = cause;
    // Recovery codes have too many bits to be guessed: their owner gets in with one whatever others try.
    const ceiling = readRecoveryCode(code) === undefined ? await this.ceiling.of(account, cause) : undefined;
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
