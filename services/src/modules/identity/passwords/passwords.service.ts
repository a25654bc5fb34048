import { Injectable, Logger } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type Actor, type Client, maskedNetwork } from '../../../platform/http/index.js';
import { isAgainstConstraint, isRefused, UnitOfWork } from '../../../platform/persistence/index.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { type Attempt, AttemptsService } from '../attempts/attempts.service.js';
import { type Credentials, CredentialsRepository } from './credentials.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { FormatOfNewPasswords } from './format-of-new-passwords.js';
import { isNamePassword } from './default-passwords.js';
import { PasswordHasher } from './password-hasher.js';
import { type HashClient, hashClientOf } from './hash-queue.js';

@Injectable()
export class PasswordsService {
  private readonly logger = new Logger('Passwords');

  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly format: FormatOfNewPasswords,
    private readonly attempts: AttemptsService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: PorticoConfig,
  ) {}

  /** An unknown name takes as long as a known one. While many wait, only callers with a solved captcha (`isProven`) are served. */
  async authenticate(
    name: string,
    password: string,
    { client, isProven }: { client: Client; isProven: boolean },
  ) {
    const account = await this.credentials.findByName(name);
    const standing = await this.attempts.standingOf(account?.id, client);
    const hashClient = hashClientOf(client, { isProven, standing });
    const attempt = { name: account?.name ?? name, client, standing };
    return {
      accountId: account?.id,
      credentials: await this.compare(account, password, attempt, hashClient),
    };
  }

  /**
   * Asks a logged-in player for the password again, which counts as a login attempt. Throws `identity.wrong_password`
   * or `identity.too_many_attempts`, and `identity.default_password` if an admin's password equals the account's
   * name, because anyone could be the caller. Returns the account with the password that was compared.
   */
  async reauthenticate({ principal: { accountId }, client }: Actor, password: string): Promise<Credentials> {
    const account = await this.credentials.findById(accountId);
    if (account === undefined) throw new AppError('identity.session_expired');
    const { name } = account;
    const standing = await this.attempts.standingOf(accountId, client);
    const hashClient = { lane: 'known', network: maskedNetwork(client.network) } as const;
    const proven = await this.compare(account, password, { name, client, standing }, hashClient);
    if (proven === undefined) throw new AppError('identity.wrong_password');
    if (isNamePassword(proven.name, password)) await this.refuseDefault(accountId);
    return proven;
  }

  /** Locks the stored password until the unit of work ends, if the portal may write it. Returns false if it has changed since. */
  async lockUnchanged(account: Credentials): Promise<boolean> {
    try {
      return await this.credentials.lock(account);
    } catch (error) {
      if (!isRefused(error)) throw error;
      return (await this.credentials.findById(account.id))?.password === account.password;
    }
  }

  /** Otherwise the first visitor to try `admin`/`admin` could set a password and take over the role. */
  private async refuseDefault(accountId: number): Promise<void> {
    const { isAdmin, isWebAdmin } = await this.accounts.grantedRoles(accountId);
    if (isAdmin || isWebAdmin) throw new AppError('identity.default_password');
  }

  /** Takes as long if no account has the name. Undefined for a wrong password. */
  private async compare(
    account: Credentials | undefined,
    password: string,
    counted: Pick<Attempt, 'name' | 'client' | 'standing'>,
    hashClient: HashClient,
  ): Promise<Credentials | undefined> {
    // Must come before anything about the attempt is stored.
    this.hasher.refuseWhenFull(hashClient);
    const attempt = await this.attempts.begin({ ...counted, purpose: 'password', accountId: account?.id });
    const isRight = await attempt.outcomeOf(this.hasher.verify(password, account, hashClient));
    if (!isRight || account === undefined) {
      await attempt.fail();
      return undefined;
    }
    const proven = await attempt.outcomeOf(this.upgraded(account, password));
    await attempt.succeed();
    return proven;
  }

  /** Replaces an old hash by one in the game's current format, unless the password changed meanwhile or the setting is off. */
  private async upgraded(account: Credentials, password: string): Promise<Credentials> {
    if (!this.config.server.identity.upgradeHashes || (await this.format.isCurrent(account))) return account;
    const hash = await this.format.hash(password);
    try {
      const isReplaced = await this.unitOfWork.run(async () => {
        if (!(await this.credentials.replace(account, hash))) return false;
        await this.sessions.followPassword(account.id, account.password, hash.password);
        return true;
      });
      if (isReplaced) return { ...account, ...hash };
    } catch (error) {
      // Otherwise a table that cannot hold the new hash would refuse the right password for ever.
      if (!isRefused(error) && !isAgainstConstraint(error)) throw error;
      this.logger.warn(
        'an old password stays as it is stored: the database user may not UPDATE accounts.password, or the table refuses the new hash',
      );
      return account;
    }
    return (await this.credentials.findById(account.id)) ?? account;
  }
}
