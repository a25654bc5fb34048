import { Injectable } from '@nestjs/common';
import type { Language } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { Client } from '../../../platform/http/index.js';
import { Mailer } from '../../../platform/mail/index.js';
import { accountMail, type AccountMailLink, type MailKind } from './recovery-mails.js';

/** The request for a mail: it is in the requester's language. */
export interface MailCause {
  client: Client;
  language: Language;
}

/** Sends mails about accounts. */
@Injectable()
export class AccountMailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: PorticoConfig,
  ) {}

  /** One mail to an address, with a link for each account. */
  send(kind: MailKind, to: string, links: readonly AccountMailLink[], { client, language }: MailCause): void {
    const mail = accountMail(kind, language, this.config.public.site, links);
    this.mailer.send({ ...mail, to, network: client.network });
  }
}
