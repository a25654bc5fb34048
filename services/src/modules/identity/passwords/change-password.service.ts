import { Injectable } from '@nestjs/common';
import { ERROR_TEXTS } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { isRefused, UnitOfWork } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { ChangePasswordDto, PasswordChangedDto } from './change-password.dto.js';
import { CredentialsRepository } from './credentials.repository.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordsService } from './passwords.service.js';

@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Changes the password that was compared and no other, and ends every other session and begun login: of two changes at once one
   * happens, and a login with the old password either is ended or finds it changed.
   */
  async change(
    { accountId, sessionId }: Principal,
    { currentPassword, newPassword }: ChangePasswordDto,
    client: Client,
  ): Promise<PasswordChangedDto> {
    if (newPassword === currentPassword) throw samePassword();
    const account = await this.passwords.reauthenticate(accountId, currentPassword, client);
    const hash = await this.hasher.hash(newPassword);
    await this.unitOfWork.run(async () => {
      if (!(await this.replace(account, hash))) throw new AppError('identity.wrong_password');
      const sessions = await this.sessions.revokeAll(accountId, { except: sessionId });
      const action = 'password-change';
      await this.audit.record({
        action,
        accountId,
        actorAccountId: accountId,
        client,
        details: { sessions },
      });
    });
    return { msg: 'Password changed successfully' };
  }

  private async replace(...[account, hash]: Parameters<CredentialsRepository['replace']>): Promise<boolean> {
    try {
      return await this.credentials.replace(account, hash);
    } catch (error) {
      throw isRefused(error) ? new AppError('identity.account_not_writable') : error;
    }
  }
}

function samePassword(): AppError {
  const msg = ERROR_TEXTS['identity.same_password'];
  return new AppError('identity.same_password', undefined, [
    { field: 'newPassword', rule: 'different', msg },
  ]);
}
