import { Injectable } from '@nestjs/common';
import type { Language } from '@portico/domain';
import type { Client } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import { MailAccounts } from '../accounts/mail-accounts.js';
import { HourlyLimits } from '../attempts/hourly-limits.js';
import { AccountMailer } from './account-mailer.js';
import { MailTokens } from './mail-tokens.js';

const PER_CONFIRMED_ADDRESS = { kind: 'confirm-address', limit: 3 };

@Injectable()
export class ConfirmationService {
  constructor(
    private readonly accounts: MailAccounts,
    private readonly tokens: MailTokens,
    private readonly limits: HourlyLimits,
    private readonly mailer: AccountMailer,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async ask(accountId: number, client: Client, language: Language): Promise<void> {
    this.accounts.requireMails();
    const account = await this.accounts.find(accountId);
    if (account === undefined || (await this.accounts.isConfirmed(account))) return;
    await this.limits.require({ ...PER_CONFIRMED_ADDRESS, value: account.email });
    const token = await this.tokens.issue('confirm', account);
    this.mailer.send('confirm', account.email, [{ name: account.name, token }], { client, language });
  }

  async confirm(token: string, client: Client): Promise<void> {
    const link = await this.tokens.find('confirm', token);
    await this.unitOfWork.run(async () => {
      await this.tokens.redeem(link);
      await this.accounts.confirm(link.account, Date.now());
      await this.audit.record({ action: 'email-confirm', accountId: link.account.id, client });
    });
  }
}
