import { Injectable } from '@nestjs/common';
import { ERROR_TEXTS } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import { orNotWritable } from '../accounts/accounts.repository.js';
import type { ChangePasswordDto, PasswordChangedDto } from '../own-account.dto.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type Credentials, CredentialsRepository } from './credentials.repository.js';
import { FormatOfNewPasswords } from './format-of-new-passwords.js';
import type { StoredPassword } from './stored-password.js';
import { PasswordsService } from './passwords.service.js';

/** Stores new passwords, and ends the sessions of the old ones. Throws `identity.account_not_writable` if the portal may not write. */
@Injectable()
export class PasswordWriter {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly format: FormatOfNewPasswords,
    private readonly sessions: SessionsService,
  ) {}

  /** Hashes a password before the unit of work. Hashing takes a quarter of a second, for which the unit would hold its locks. */
  hash(password: string): Promise<StoredPassword> {
    return this.format.hash(password);
  }

  /** Replaces the compared hash and ends other sessions. Returns how many ended; undefined if the hash has changed. */
  async change(
    account: Credentials,
    hash: StoredPassword,
    exceptSession: string,
  ): Promise<number | undefined> {
    if (!(await orNotWritable(() => this.credentials.replace(account, hash)))) return undefined;
    const ended = await this.sessions.revokeAll(account.id, { except: exceptSession });
    await this.sessions.followPassword(account.id, account.password, hash.password);
    return ended;
  }

  async reset(accountId: number, hash: StoredPassword): Promise<void> {
    await orNotWritable(() => this.credentials.reset(accountId, hash));
    await this.sessions.revokeAll(accountId);
  }
}

@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly writer: PasswordWriter,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Changes the password if it is still the compared one. Of two changes at once, one succeeds. */
  async change(by: Actor, { currentPassword, newPassword }: ChangePasswordDto): Promise<PasswordChangedDto> {
    if (newPassword === currentPassword) throw samePassword();
    const account = await this.passwords.reauthenticate(by, currentPassword);
    const hash = await this.writer.hash(newPassword);
    await this.unitOfWork.run(async () => {
      const sessions = await this.writer.change(account, hash, by.principal.sessionId);
      if (sessions === undefined) throw new AppError('identity.wrong_password');
      await this.audit.record({
        action: 'password-change',
        accountId: account.id,
        ...actorOf(by),
        details: { sessions },
      });
    });
    return { msg: 'Password changed successfully' };
  }
}

export function samePassword(): AppError {
  const msg = ERROR_TEXTS['identity.same_password'];
  return new AppError('identity.same_password', undefined, [
    { field: 'newPassword', rule: 'different', msg },
  ]);
}
