import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { IsString, MaxLength } from 'class-validator';
import { Injectable } from '@nestjs/common';
import type { Language } from '@portico/domain';
import { Text, type Client } from '../../../platform/http/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { BoundedQueue } from '../../../platform/jobs/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import { EmailAddress, NewPassword } from '../accounts/account-fields.js';
import { CaptchaSolution } from '../captcha/captcha.dto.js';
import { type MailAccount, MailAccounts } from '../accounts/mail-accounts.js';
import { HourlyLimits } from '../attempts/hourly-limits.js';
import { CaptchaService } from '../captcha/captcha.service.js';
import { PasswordWriter } from '../passwords/change-password.service.js';
import { AccountMailer, type MailCause } from './account-mailer.js';
import { WrongCodeLimit } from './wrong-code-limit.js';
import { MailTokens } from './mail-tokens.js';

/** Tokens of the portal have 43 characters. */
const MAX_TOKEN = 200;

export class RecoveryDto {
  @EmailAddress() email: string;
  @CaptchaSolution('needed where the server asks for one') captcha?: string | null;
}

export class MailTokenDto {
  @Text('Text behind `#token=` in the address of the link')
  @IsString()
  @MaxLength(MAX_TOKEN)
  token: string;
}

export class NewPasswordDto extends MailTokenDto {
  @NewPassword() newPassword: string;
}

const PER_CONFIRMED_ADDRESS = { kind: 'confirm-address', limit: 3 };

const MAX_WAITING = 500;
const RETRY_SECONDS = 30;
/** Random delay, so that mail to a known address changes neither the time of this answer nor, predictably, that of the next. */
const DELAY_MS = { min: 100, max: 600 };

/** Strangers may enter somebody's address for many accounts. They fill one mail, and the owner's accounts go into the next. */
const LINKS_PER_MAIL = 10;
const MAX_MAILS = 5;
const PER_NETWORK = { kind: 'recovery-network', limit: 30 };
const PER_ADDRESS = { kind: 'recovery-address', limit: 3 };

@Injectable()
export class RecoveryService {
  private readonly queue = new BoundedQueue({ name: 'recovery-mails', atOnce: 4, maxWaiting: MAX_WAITING });

  constructor(
    private readonly accounts: MailAccounts,
    private readonly tokens: MailTokens,
    private readonly limits: HourlyLimits,
    private readonly captcha: CaptchaService,
    private readonly mailer: AccountMailer,
    private readonly audit: AuditService,
    private readonly passwords: PasswordWriter,
    private readonly wrongCodes: WrongCodeLimit,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Accepts a request for a mail. Accounts are looked up only after the answer, so that it does not show whether any has the address. */
  async ask({ email, captcha }: RecoveryDto, client: Client, language: Language): Promise<void> {
    this.accounts.requireMails();
    await this.captcha.require(captcha);
    await this.limits.require({ ...PER_NETWORK, value: client.network });
    const isTaken = this.queue.add(async () => {
      await wait(randomInt(DELAY_MS.min, DELAY_MS.max));
      await this.sendLinks(email, { client, language });
    });
    if (!isTaken) throw new AppError('request.too_many', { seconds: RETRY_SECONDS });
  }

  settled(): Promise<void> {
    return this.queue.settled();
  }

  private async sendLinks(email: string, cause: MailCause): Promise<void> {
    // Addresses without an account are counted too. A request above the limit is dropped, because its sender has mails already.
    if ((await this.limits.count({ ...PER_ADDRESS, value: email })) > 0) return;
    const accounts = await this.accounts.ofAddress(email);
    for (const { to, sharing } of mailsFor(accounts).slice(0, MAX_MAILS)) {
      const links = [];
      for (const account of sharing) {
        const { id: accountId, name } = account;
        links.push({ name, token: await this.tokens.issue('recovery', account) });
        await this.audit.record({ action: 'password-reset-asked', accountId, client: cause.client });
      }
      this.mailer.send('recovery', to, links, cause);
    }
  }

  async reset({ token, newPassword }: NewPasswordDto, client: Client, language: Language): Promise<void> {
    const link = await this.tokens.find('recovery', token);
    const { id: accountId, name, email } = link.account;
    await this.wrongCodes.refuseSame(accountId, newPassword);
    const hash = await this.passwords.hash(newPassword);
    await this.unitOfWork.run(async () => {
      await this.tokens.redeem(link);
      await this.passwords.reset(accountId, hash);
      await this.tokens.revokeOf('recovery', accountId);
      await this.audit.record({ action: 'password-reset', accountId, client });
    });
    this.mailer.send('changed', email, [{ name }], { client, language });
  }

  async askToConfirm(accountId: number, client: Client, language: Language): Promise<void> {
    this.accounts.requireMails();
    const account = await this.accounts.find(accountId);
    if (account === undefined || (await this.accounts.isConfirmed(account))) return;
    await this.limits.require({ ...PER_CONFIRMED_ADDRESS, value: account.email });
    const token = await this.tokens.issue('confirm', account);
    this.mailer.send('confirm', account.email, [{ name: account.name, token }], { client, language });
  }

  async confirmAddress(token: string, client: Client): Promise<void> {
    const link = await this.tokens.find('confirm', token);
    await this.unitOfWork.run(async () => {
      await this.tokens.redeem(link);
      await this.accounts.confirm(link.account, Date.now());
      await this.audit.record({ action: 'email-confirm', accountId: link.account.id, client });
    });
  }
}

function mailsFor(accounts: readonly MailAccount[]) {
  const mails: { to: string; sharing: MailAccount[] }[] = [];
  for (const account of accounts) {
    const open = mails.find(({ to, sharing }) => to === account.email && sharing.length < LINKS_PER_MAIL);
    if (open === undefined) mails.push({ to: account.email, sharing: [account] });
    else open.sharing.push(account);
  }
  return mails;
}
