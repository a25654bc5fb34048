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
import { PasswordHasher } from './password-hasher.js';
import { PasswordsService } from './passwords.service.js';

/** Writes new passwords, and ends what the old ones opened. Throws `identity.account_not_writable` where the portal may not. */
@Injectable()
export class PasswordWriter {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
  ) {}

  /** Hashes a password before the unit of work, which it would hold for a quarter of a second. */
  hash(password: string): Promise<string> {
    return this.hasher.hash(password);
  }

  /** In the current unit of work, replaces the compared hash and ends other sessions. Returns how many; undefined if it changed. */
  async change(account: Credentials, hash: string, exceptSession: string): Promise<number | undefined> {
    if (!(await orNotWritable(() => this.credentials.replace(account, hash)))) return undefined;
    const ended = await this.sessions.revokeAll(account.id, { except: exceptSession });
    await this.sessions.followPassword(account.id, account.password, hash);
    return ended;
  }

  /** Puts a hash in the place of whatever is stored, and ends every session. In the current unit of work. */
  async reset(accountId: number, hash: string): Promise<void> {
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

  /** Changes the compared password only, and ends every other session and begun login. Of two changes at once one happens. */
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
