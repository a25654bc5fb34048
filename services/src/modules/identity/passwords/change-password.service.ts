import { Injectable } from '@nestjs/common';
import { ERROR_TEXTS } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import type { ChangePasswordDto, PasswordChangedDto } from './change-password.dto.js';
import { PasswordWriter } from './password-writer.js';
import { PasswordsService } from './passwords.service.js';

@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly writer: PasswordWriter,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Changes the compared password only, and ends every other session and begun login. Of two changes at once one happens. */
  async change(
    { accountId, sessionId }: Principal,
    { currentPassword, newPassword }: ChangePasswordDto,
    client: Client,
  ): Promise<PasswordChangedDto> {
    if (newPassword === currentPassword) throw samePassword();
    const account = await this.passwords.reauthenticate(accountId, currentPassword, client);
    const hash = await this.writer.hash(newPassword);
    await this.unitOfWork.run(async () => {
      const sessions = await this.writer.change(account, hash, sessionId);
      if (sessions === undefined) throw new AppError('identity.wrong_password');
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
}

export function samePassword(): AppError {
  const msg = ERROR_TEXTS['identity.same_password'];
  return new AppError('identity.same_password', undefined, [
    { field: 'newPassword', rule: 'different', msg },
  ]);
}
