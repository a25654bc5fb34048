import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@portico/domain';
import { Text, type Client, maskedNetwork, NETWORKS_PER_SITE } from '../../../platform/http/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { columnWithoutDefault, isDuplicate, isRefused } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import { EmailAddress, NewPassword, NewUsername } from '../accounts/account-fields.js';
import { CaptchaSolution } from '../captcha/captcha.dto.js';
import { type HourlyLimit, HourlyLimits, refuseFor } from '../attempts/hourly-limits.js';
import { CaptchaService } from '../captcha/captcha.service.js';
import { hashClientOf } from '../passwords/hash-queue.js';
import { FormatOfNewPasswords } from '../passwords/format-of-new-passwords.js';
import { RecoveryService } from '../recovery/recovery.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type NewAccount, RegisteredAccountsRepository } from './registered-accounts.repository.js';

export class RegistrationRequestDto {
  @NewUsername() username: string;
  @EmailAddress() email: string;
  @NewPassword() password: string;

  @CaptchaSolution('needed where the server asks for one, or after identity.captcha_needed')
  captcha?: string | null;
}

export class RegistrationDto {
  @Text('For the header x-auth-token') token: string;
}

class OneAtATime {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === mine) this.last.delete(key);
    }
  }
}

@Injectable()
export class RegistrationService {
  private readonly logger = new Logger('Registration');
  private readonly names = new OneAtATime();

  constructor(
    private readonly accounts: RegisteredAccountsRepository,
    private readonly limits: HourlyLimits,
    private readonly captcha: CaptchaService,
    private readonly format: FormatOfNewPasswords,
    private readonly sessions: SessionsService,
    private readonly recovery: RecoveryService,
    private readonly audit: AuditService,
    private readonly config: PorticoConfig,
  ) {}

  async register(
    request: RegistrationRequestDto,
    client: Client,
    language: Language,
  ): Promise<RegistrationDto> {
    if (this.config.server.identity.registration === 'closed')
      throw new AppError('identity.registration_closed');
    const isProven = await this.captcha.require(request.captcha);
    // A network that has reached its limit is refused before its password is hashed.
    await this.limits.refuse(this.limitsOf(client));
    const { username: name, email, password } = request;
    const { accountId, token } = await this.names.run(name.toLowerCase(), async () => {
      // The name is checked first: of many concurrent requests for it, only one needs a hash.
      await this.refuseTaken(name);
      const stored = await this.format.hash(password, hashClientOf(client, { isProven }));
      return this.write({ name, ...stored, email }, client);
    });
    if (this.config.server.mail.confirmAddresses) await this.askToConfirm(accountId, client, language);
    return { token };
  }

  private async refuseTaken(name: string): Promise<void> {
    if (await this.accounts.exists(name)) throw new AppError('identity.username_taken');
  }

  private async write(account: NewAccount, client: Client) {
    try {
      return await this.limits.run(this.limitsOf(client), async (seconds) => {
        refuseFor(seconds);
        const accountId = await this.accounts.add(account);
        const token = await this.sessions.open(accountId, { client });
        await this.audit.record({ action: 'register', accountId, actorAccountId: accountId, client });
        return { accountId, token };
      });
    } catch (error) {
      // Another process may have created the account meanwhile, or the game, which creates accounts for unknown names at login.
      if (isDuplicate(error)) await this.refuseTaken(account.name);
      throw this.refusalOf(error) ?? error;
    }
  }

  private limitsOf({ network }: Client): HourlyLimit[] {
    const limit = this.config.server.identity.registrationsPerHour;
    const own = { kind: 'registration', value: network, limit };
    if (!network.includes(':')) return [own];
    return [
      own,
      { kind: 'registration-site', value: maskedNetwork(network), limit: limit * NETWORKS_PER_SITE },
    ];
  }

  /** Only the operator can solve a refusal by the game's table, so the log has the details. */
  private refusalOf(error: unknown): AppError | undefined {
    const column = columnWithoutDefault(error);
    if (column !== undefined)
      this.logger.error(`no account can be made: accounts.${column} has no default and is not known here`);
    else if (isRefused(error))
      this.logger.error(
        'no account can be made: the database user may not INSERT into accounts (doctor --grants)',
      );
    else if (isDuplicate(error))
      this.logger.error({ msg: 'no account can be made: a unique column other than the name', err: error });
    else return undefined;
    return new AppError('identity.account_not_writable');
  }

  /** The account already exists, so a failed mail must not make the registration fail. */
  private async askToConfirm(accountId: number, client: Client, language: Language): Promise<void> {
    try {
      await this.recovery.askToConfirm(accountId, client, language);
    } catch (error) {
      this.logger.warn({ msg: 'a new account was not asked to confirm its address', err: error });
    }
  }
}
