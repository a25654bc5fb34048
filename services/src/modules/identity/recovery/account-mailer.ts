import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { localizedPath } from '@portico/contract';
import { type Language, LANGUAGES } from '@portico/domain';
import { createInstance } from 'i18next';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { Client } from '../../../platform/http/index.js';
import { type Mail, Mailer, mailHtml, mailText } from '../../../platform/mail/index.js';

/** `changed` reports what a recovery did. `wrongCodes` warns that somebody seems to know the password. */
type MailKind = 'recovery' | 'confirm' | 'changed' | 'wrongCodes';

interface AccountMailLink {
  name: string;
  token?: string;
}

const PATHS: Readonly<Record<MailKind, string>> = {
  recovery: '/recover',
  confirm: '/confirm-email',
  changed: '/recover',
  wrongCodes: '/recover',
};

const texts = createInstance({
  fallbackLng: 'en',
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: read(language) }])),
  interpolation: { escapeValue: false },
});

await texts.init();

export interface MailCause {
  client: Client;
  language: Language;
}

@Injectable()
export class AccountMailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: PorticoConfig,
  ) {}

  send(kind: MailKind, to: string, links: readonly AccountMailLink[], { client, language }: MailCause): void {
    const mail = accountMail(kind, language, this.config.public.site, links);
    this.mailer.send({ ...mail, to, network: client.network });
  }
}

/**
 * Mail about the accounts of one address. The host of its links comes from the configuration, never from the request. Tokens follow the
 * `#`, because browsers never send that part to a server.
 */
export function accountMail(
  kind: MailKind,
  language: Language,
  site: Pick<PorticoConfig['public']['site'], 'name' | 'origin'>,
  links: readonly AccountMailLink[],
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const say = texts.getFixedT(language, undefined, kind);
  const subject = say('subject', { site: site.name });
  const address = `${site.origin}${localizedPath(language, PATHS[kind])}`;
  const content = {
    language,
    site: site.name,
    title: subject,
    lead: [say('lead', { site: site.name })],
    actions: links.map(({ name, token }) => ({
      about: say('about', { name }),
      label: say('action'),
      url: token === undefined ? address : `${address}#token=${token}`,
    })),
    rest: [say('ends'), say('ignore')],
  };
  return { subject, text: mailText(content), html: mailHtml(content) };
}

function read(language: Language): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8'));
}
