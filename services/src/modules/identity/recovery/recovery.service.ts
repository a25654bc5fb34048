import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Language } from '@portico/domain';
import { push } from '../../../platform/collections/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Client } from '../../../platform/http/index.js';
import { BackgroundQueue } from '../../../platform/jobs/index.js';
import { Mailer } from '../../../platform/mail/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import { CaptchaService } from '../captcha/captcha.service.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { MailAccounts } from '../accounts/mail-accounts.js';
import type { MailAccount } from '../accounts/mail-accounts.js';
import { MailLimits } from './mail-limits.js';
import { MailTokens } from './mail-tokens.js';
import { accountMail } from './recovery-mails.js';
import type { NewPasswordDto, RecoveryDto } from './recovery.dto.js';

const MAX_WAITING = 500;
const RETRY_SECONDS = 30;
/** What is done for a known address neither delays its own answer nor, at a time that could be guessed, the next one. */
const DELAY_MS = { min: 100, max: 600 };

/** New passwords for those who forgot theirs, by mail. */
@Injectable()
export class RecoveryService {
  private readonly queue = new BackgroundQueue({ atOnce: 4, maxWaiting: MAX_WAITING });

  constructor(
    private readonly accounts: MailAccounts,
    private readonly tokens: MailTokens,
    private readonly limits: MailLimits,
    private readonly captcha: CaptchaService,
    private readonly mailer: Mailer,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: PorticoConfig,
  ) {}

  /** Takes the wish for a mail. Whether anyone has the address is looked at after the answer. */
  async ask({ email, captcha }: RecoveryDto, client: Client, language: Language): Promise<void> {
    this.accounts.requireMails();
    await this.captcha.require(captcha);
    const seconds = await this.limits.count('recovery-network', client.network);
    if (seconds > 0) throw new AppError('identity.too_many_attempts', { seconds });
    const isTaken = this.queue.add(async () => {
      await wait(randomInt(DELAY_MS.min, DELAY_MS.max));
      await this.sendLinks(email, client, language);
    });
    if (!isTaken) throw new AppError('request.too_many', { seconds: RETRY_SECONDS });
  }

  /** Sets a new password and logs everybody out; the link is used up, and so are the others of the account. */
  async reset({ token, newPassword }: NewPasswordDto, client: Client, language: Language): Promise<void> {
    this.accounts.requireMails();
    const link = await this.tokens.find('recovery', token);
    const account = await this.accounts.find(link.accountId);
    if (account?.email !== link.email) throw new AppError('identity.link_expired');
    const hash = await this.hasher.hash(newPassword);
    await this.unitOfWork.run(async () => {
      await this.tokens.redeem(link);
      await this.accounts.setPassword(account.id, hash);
      await this.tokens.revokeOf('recovery', account.id);
      await this.sessions.revokeAll(account.id);
      await this.audit.record({ action: 'password-reset', accountId: account.id, client });
    });
    const { site } = this.config.public;
    const mail = accountMail('changed', language, site, [{ name: account.name }]);
    this.mailer.send({ ...mail, to: account.email, network: client.network });
  }

  /** When all that was asked for is done. */
  settled(): Promise<void> {
    return this.queue.settled();
  }

  private async sendLinks(email: string, client: Client, language: Language): Promise<void> {
    // Counted for addresses that no one has too; who asks once more than allowed has a mail already.
    if ((await this.limits.count('recovery-address', email)) > 0) return;
    const accounts = await this.accounts.ofAddress(email);
    const byAddress = new Map<string, MailAccount[]>();
    for (const account of accounts) push(byAddress, account.email, account);
    for (const [to, sharing] of byAddress) {
      const links = [];
      for (const account of sharing) links.push(await this.issue(account, client));
      const mail = accountMail('recovery', language, this.config.public.site, links);
      this.mailer.send({ ...mail, to, network: client.network });
    }
  }

  private async issue({ id, name, email }: MailAccount, client: Client) {
    const token = await this.tokens.issue('recovery', id, email);
    await this.audit.record({ action: 'password-reset-asked', accountId: id, client });
    return { name, token };
  }
}
