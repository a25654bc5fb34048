import { Injectable, Logger } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { Mailer } from '../../../platform/mail/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { MailAccounts } from '../../identity/index.js';
import { PushSender, type PushSubscriptionEntity, PushSubscriptionsRepository } from '../../push/index.js';
import type { WatchMessagesDto } from '../wishes.dto.js';
import { type Hit, watchMail, watchNotification } from './watch-mail.js';
import { WatchAccountsRepository } from './watch-accounts.repository.js';

const MAX_SENDING = 16;

export interface Receivers {
  /** Confirmed address; undefined if there is none or the player wants no mails. */
  email: string | undefined;
  browsers: PushSubscriptionEntity[];
}

@Injectable()
export class WatchMessages {
  private readonly logger = new Logger('WatchMessages');
  private readonly sending = new Set<Promise<void>>();

  constructor(
    private readonly watchAccounts: WatchAccountsRepository,
    private readonly accounts: MailAccounts,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly sender: PushSender,
    private readonly mailer: Mailer,
    private readonly config: PorticoConfig,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async own({ accountId }: Principal): Promise<WatchMessagesDto> {
    return {
      isMailed: await this.watchAccounts.isMailed(accountId),
      canMail: (await this.addressOf(accountId)) !== undefined,
    };
  }

  async setMailed(principal: Principal, isMailed: boolean): Promise<WatchMessagesDto> {
    await this.unitOfWork.run((manager) =>
      this.watchAccounts.setMailed(manager, principal.accountId, isMailed),
    );
    return this.own(principal);
  }

  /** Undefined if nothing tells the account, or it was banned or deleted. */
  async receiversOf(accountId: number): Promise<Receivers | undefined> {
    if (!(await this.watchAccounts.isOpen(accountId, Date.now()))) return undefined;
    const all = await this.subscriptions.ofAccount(accountId);
    const browsers = all.filter(({ watches }) => watches);
    const email = (await this.watchAccounts.isMailed(accountId))
      ? await this.addressOf(accountId)
      : undefined;
    return email === undefined && browsers.length === 0 ? undefined : { email, browsers };
  }

  /** False while too many mails wait and no browser can tell the account. */
  canSend({ browsers }: Receivers): boolean {
    return browsers.length > 0 || !this.mailer.isBusy;
  }

  /** Sends in the background, but waits while many messages are in progress. While too many mails wait, accounts with browsers get none. */
  async send(hit: Hit, { email, browsers }: Receivers): Promise<void> {
    const { site } = this.config.public;
    const isMailed = browsers.length === 0 || !this.mailer.isBusy;
    if (email !== undefined && isMailed)
      this.mailer.send({ ...watchMail(hit, site), to: email, network: '' });
    for (const browser of browsers) {
      while (this.sending.size >= MAX_SENDING) await Promise.race(this.sending);
      const sent: Promise<void> = this.push(browser, hit).finally(() => this.sending.delete(sent));
      this.sending.add(sent);
    }
  }

  async settled(): Promise<void> {
    await Promise.all(this.sending);
  }

  private async push(browser: PushSubscriptionEntity, hit: Hit): Promise<void> {
    try {
      const message = watchNotification({ ...hit, language: browser.language });
      await this.subscriptions[await this.sender.send(browser, message)](browser);
    } catch (error) {
      this.logger.warn({ msg: 'a browser could not be updated', err: error });
    }
  }

  /** Anyone can enter another person's address, so only confirmed addresses get mails. */
  private async addressOf(accountId: number): Promise<string | undefined> {
    const account = await this.accounts.findReachable(accountId);
    return account !== undefined && (await this.accounts.isConfirmed(account)) ? account.email : undefined;
  }
}
