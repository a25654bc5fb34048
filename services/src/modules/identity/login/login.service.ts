import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor, Client } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { CaptchaService } from '../captcha/captcha.service.js';
import { FactorPolicy } from '../factors/factors.service.js';
import { OneTimeCodesRepository } from '../one-time-codes/one-time-codes.repository.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import type { Credentials } from '../passwords/credentials.repository.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { WrongCodeLimit } from '../recovery/wrong-code-limit.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { LoginFailure, LoginMethod } from '../sessions/login-method.js';
import { SECOND_FACTOR_METHODS } from './login.dto.js';
import type { LoginDto, LoginRequestDto, SecondFactorMethod } from './login.dto.js';
import { TicketsService } from '../tickets/tickets.service.js';

@Injectable()
export class SecondFactorChallenges {
  constructor(
    private readonly codes: OneTimeCodesRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly policy: FactorPolicy,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly tickets: TicketsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Starts the second step after the right password; undefined if there is none. */
  async begin(account: Credentials): Promise<{ ticket: string; methods: SecondFactorMethod[] } | undefined> {
    const methods = await this.methodsOf(account.id);
    if (methods.length === 0) return undefined;
    return this.unitOfWork.run(async () => {
      // A password change ends all tickets. The lock makes sure that it ends this one too.
      if (!(await this.passwords.lockUnchanged(account))) throw new AppError('identity.invalid_credentials');
      return { ticket: await this.tickets.issue({ kind: 'second-factor', accountId: account.id }), methods };
    });
  }

  /** A passkey is required after the password only if a role needs a second factor. Other players may lose theirs and still log in. */
  private async methodsOf(accountId: number): Promise<SecondFactorMethod[]> {
    const hasTotp = await this.codes.isOn(accountId);
    const hasPasskeys = this.policy.hasPasskeys && (await this.passkeys.hasAny(accountId));
    const isRequired = async () => this.policy.isRequiredFor(await this.accounts.grantedRoles(accountId));
    if (!hasTotp && !(hasPasskeys && (await isRequired()))) return [];
    const hasCodes = (await this.codes.countCodes(accountId)) > 0;
    const has: Record<SecondFactorMethod, boolean> = {
      totp: hasTotp,
      recovery: hasCodes,
      passkey: hasPasskeys,
    };
    return SECOND_FACTOR_METHODS.filter((method) => has[method]);
  }
}

@Injectable()
export class LoginService {
  constructor(
    private readonly captcha: CaptchaService,
    private readonly passwords: PasswordsService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly challenges: SecondFactorChallenges,
    private readonly wrongCodes: WrongCodeLimit,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async login({ username, password, captcha }: LoginRequestDto, client: Client): Promise<LoginDto> {
    const isProven = await this.captcha.isSolved(captcha);
    const { accountId, credentials } = await this.passwords.authenticate(username, password, {
      client,
      isProven,
    });
    if (credentials === undefined) {
      await this.recordFailure(accountId ?? null, 'password', 'wrong-password', client);
      throw new AppError('identity.invalid_credentials');
    }
    await this.refuseBanned(credentials.id, 'password', client);
    // Someone who guesses codes knows the password.
    await this.recordingFailure(
      this.wrongCodes.refuse(credentials),
      'identity.new_password_required',
      credentials.id,
      'password',
      'guessed-codes',
      client,
    );
    const secondFactor = await this.challenges.begin(credentials);
    return secondFactor ? { secondFactor } : this.finish(credentials, 'password', client);
  }

  /** Reports a ban only to a player who has proved to own the account. Throws `identity.account_banned`. */
  refuseBanned(accountId: number, method: LoginMethod, client: Client): Promise<void> {
    const check = this.accounts.refuseBanned(accountId);
    return this.recordingFailure(check, 'identity.account_banned', accountId, method, 'banned', client);
  }

  /** Records the failure of a login if a check of it throws `code`. */
  async recordingFailure(
    check: Promise<void>,
    code: ErrorCode,
    ...failure: Parameters<LoginService['recordFailure']>
  ): Promise<void> {
    try {
      await check;
    } catch (error) {
      if (error instanceof AppError && error.code === code) await this.recordFailure(...failure);
      throw error;
    }
  }

  /** Every proof of an account ends here. A lock makes sure that a password change ends this session too. */
  async finish(account: Credentials, method: LoginMethod, client: Client): Promise<LoginDto> {
    const { id: accountId, name: username } = account;
    const token = await this.unitOfWork.run(async () => {
      if (!(await this.passwords.lockUnchanged(account))) throw new AppError('identity.invalid_credentials');
      const opened = await this.sessions.open(accountId, { client, method });
      await this.audit.record({
        action: 'sign-in',
        accountId,
        actorAccountId: accountId,
        client,
        details: { method },
      });
      return opened;
    });
    return { token, user: { username } };
  }

  async logout(by: Actor, endpoint: string | undefined): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.sessions.revokeById(by.principal.sessionId);
      await this.audit.record({ action: 'sign-out', accountId: by.principal.accountId, ...actorOf(by) });
    });
    // After the commit: alerts that cannot be ended must not keep the session.
    if (endpoint !== undefined) await this.sessions.announceLogout(by, endpoint);
  }

  async recordFailure(
    accountId: number | null,
    method: LoginMethod,
    reason: LoginFailure,
    client: Client,
  ): Promise<void> {
    await this.audit.record({ action: 'sign-in-failed', accountId, client, details: { method, reason } });
  }
}
