import { Injectable } from '@nestjs/common';
import type { Language } from '@portico/domain';
import type { Client } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import { PasswordWriter } from '../passwords/change-password.service.js';
import type { NewPasswordDto } from '../sign-in.dto.js';
import { AccountMailer } from './account-mailer.js';
import { MailTokens } from './mail-tokens.js';
import { CodeCeiling } from './code-ceiling.js';

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly tokens: MailTokens,
    private readonly passwords: PasswordWriter,
    private readonly ceiling: CodeCeiling,
    private readonly mailer: AccountMailer,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Sets a new password and logs the account out everywhere. The link and the account's other links are used up. */
  async reset({ token, newPassword }: NewPasswordDto, client: Client, language: Language): Promise<void> {
    const link = await this.tokens.find('recovery', token);
    const { id: accountId, name, email } = link.account;
    await this.ceiling.refuseSame(accountId, newPassword);
    const hash = await this.passwords.hash(newPassword);
    await this.unitOfWork.run(async () => {
      await this.tokens.redeem(link);
      await this.passwords.reset(accountId, hash);
      await this.tokens.revokeOf('recovery', accountId);
      await this.audit.record({ action: 'password-reset', accountId, client });
    });
    this.mailer.send('changed', email, [{ name }], { client, language });
  }
}
