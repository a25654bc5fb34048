import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@portico/domain';
import { GameFeatures } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Client } from '../../../platform/http/index.js';
import { columnWithoutDefault, isDuplicate, isRefused } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import { RegistrationLimit } from '../attempts/registration-limit.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { ConfirmationService } from '../recovery/confirmation.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { CaptchaService } from '../captcha/captcha.service.js';
import { RegisteredAccountsRepository } from './registered-accounts.repository.js';
import { OneAtATime } from './one-at-a-time.js';
import type { RegistrationDto, RegistrationRequestDto } from './registration.dto.js';

/** Makes accounts of the game. */
@Injectable()
export class RegistrationService {
  private readonly logger = new Logger('Registration');
  private readonly names = new OneAtATime();

  constructor(
    private readonly accounts: RegisteredAccountsRepository,
    private readonly captcha: CaptchaService,
    private readonly hasher: PasswordHasher,
    private readonly limit: RegistrationLimit,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly features: GameFeatures,
    private readonly config: PorticoConfig,
    private readonly confirmation: ConfirmationService,
  ) {}

  async register(
    request: RegistrationRequestDto,
    client: Client,
    language: Language,
  ): Promise<RegistrationDto> {
    if (this.config.server.identity.registration === 'closed')
      throw new AppError('identity.registration_closed');
    if (!this.features.isOn('registration')) throw new AppError('identity.account_not_writable');
    await this.captcha.require(request.captcha);
    await this.limit.check(client);
    const { accountId, token } = await this.names.run(request.username.toLowerCase(), () =>
      this.make(request, client),
    );
    if (this.config.server.mail.confirmAddresses) await this.askToConfirm(accountId, client, language);
    return { token };
  }

  /** Of many that want one name at once here, none but the first is worth a hash. */
  private async make(
    { username: name, ...request }: RegistrationRequestDto,
    client: Client,
  ): Promise<{ accountId: number; token: string }> {
    if (await this.accounts.exists(name)) throw new AppError('identity.username_taken');
    const { email } = request;
    const password = await this.hasher.hash(request.password, 'stranger');
    try {
      return await this.limit.count(client, async () => {
        const accountId = await this.accounts.add({ name, password, email });
        const token = await this.sessions.open(accountId, { client });
        await this.audit.record({ action: 'register', accountId, actorAccountId: accountId, client });
        return { accountId, token };
      });
    } catch (error) {
      // Another process, or the game, which makes accounts of names that are typed there.
      if (isDuplicate(error) && (await this.accounts.exists(name)))
        throw new AppError('identity.username_taken');
      throw this.refusalOf(error) ?? error;
    }
  }

  /** The account is there already: that its mail could not be sent is no reason to say otherwise. */
  private async askToConfirm(accountId: number, client: Client, language: Language): Promise<void> {
    try {
      await this.confirmation.ask(accountId, client, language);
    } catch (error) {
      this.logger.warn({ msg: 'a new account was not asked to confirm its address', err: error });
    }
  }

  /** What the game's table refuses is the operator's to solve: the log says what it is. */
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
}
