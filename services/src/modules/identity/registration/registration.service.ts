import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Client } from '../../../platform/http/index.js';
import { type HashClient, hashClientOf } from '../passwords/hash-queue.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { ConfirmationService } from '../recovery/confirmation.service.js';
import { AccountCreation } from './account-creation.js';
import { CaptchaService } from '../captcha/captcha.service.js';
import type { RegistrationDto, RegistrationRequestDto } from './registration.dto.js';

/** Runs what has the same key one after the other, in the order of asking. */
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
    private readonly accounts: AccountCreation,
    private readonly captcha: CaptchaService,
    private readonly hasher: PasswordHasher,
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
    const isProven = await this.captcha.require(request.captcha);
    await this.accounts.refuseTooMany(client);
    const { accountId, token } = await this.names.run(request.username.toLowerCase(), () =>
      this.create(request, client, hashClientOf(client, { isProven })),
    );
    if (this.config.server.mail.confirmAddresses) await this.askToConfirm(accountId, client, language);
    return { token };
  }

  /** Only the first of many that want one name at once is worth a hash. */
  private async create(
    { username: name, email, ...request }: RegistrationRequestDto,
    client: Client,
    hashClient: HashClient,
  ) {
    await this.accounts.refuseTaken(name);
    const password = await this.hasher.hash(request.password, hashClient);
    return this.accounts.create({ name, password, email }, client);
  }

  /** The account is there already: that its mail could not be sent is no reason to say otherwise. */
  private async askToConfirm(accountId: number, client: Client, language: Language): Promise<void> {
    try {
      await this.confirmation.ask(accountId, client, language);
    } catch (error) {
      this.logger.warn({ msg: 'a new account was not asked to confirm its address', err: error });
    }
  }
}
