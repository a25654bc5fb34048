import { Injectable } from '@nestjs/common';
import type { Language } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Client } from '../../../platform/http/index.js';
import { Mailer } from '../../../platform/mail/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import { MailAccounts } from '../accounts/mail-accounts.js';
import { MailLimits } from './mail-limits.js';
import { MailTokens } from './mail-tokens.js';
import { accountMail } from './recovery-mails.js';

/** Whether an address is its account's owner's. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly accounts: MailAccounts,
    private readonly tokens: MailTokens,
    private readonly limits: MailLimits,
    private readonly mailer: Mailer,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: PorticoConfig,
  ) {}

  /** Mails a link to the address of an account, unless it is confirmed already. */
  async ask(accountId: number, client: Client, language: Language): Promise<void> {
    this.accounts.requireMails();
    const account = await this.accounts.find(accountId);
    if (account === undefined || (await this.accounts.isConfirmed(account))) return;
    const seconds = await this.limits.count('confirm-address', account.email);
    if (seconds > 0) throw new AppError('identity.too_many_attempts', { seconds });
    const token = await this.tokens.issue('confirm', accountId, account.email);
    const mail = accountMail('confirm', language, this.config.public.site, [{ name: account.name, token }]);
    this.mailer.send({ ...mail, to: account.email, network: client.network });
  }

  /** The link of that mail was followed. */
  async confirm(token: string, client: Client): Promise<void> {
    this.accounts.requireMails();
    const link = await this.tokens.find('confirm', token);
    const account = await this.accounts.find(link.accountId);
    if (account?.email !== link.email) throw new AppError('identity.link_expired');
    await this.unitOfWork.run(async () => {
      await this.tokens.redeem(link);
      await this.accounts.confirm(account, Date.now());
      await this.audit.record({ action: 'email-confirm', accountId: account.id, client });
    });
  }
}
