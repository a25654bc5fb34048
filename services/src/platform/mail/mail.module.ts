import { Global, Module } from '@nestjs/common';
import { PorticoConfig } from '../config/index.js';
import { StartupError } from '../errors/index.js';
import { Mailer } from './mailer.js';
import { NoMailer } from './no-mailer.js';

/** Mails by the server of PORTICO_SMTP_URL, or none. */
@Global()
@Module({
  providers: [{ provide: Mailer, inject: [PorticoConfig], useFactory: createMailer }],
  exports: [Mailer],
})
export class MailModule {}

async function createMailer({ env, server }: PorticoConfig): Promise<Mailer> {
  if (env.smtpUrl === undefined) return new NoMailer();
  const { from } = server.mail;
  if (from === undefined)
    throw new StartupError(
      'server.mail.from is missing: with PORTICO_SMTP_URL the portal sends mails and needs a sender, such as "Willow Keep <portal@willow.example>"',
    );
  const { SmtpMailer } = await import('./smtp-mailer.js');
  return new SmtpMailer({ url: env.smtpUrl, from });
}
