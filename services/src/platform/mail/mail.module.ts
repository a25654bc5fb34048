import { Global, Module } from '@nestjs/common';
import { PorticoConfig } from '../config/index.js';
import { StartupError, AppError } from '../errors/index.js';
import { Mailer, SmtpMailer } from './mailer.js';

/** A portal without a mail server. */
class NoMailer extends Mailer {
  readonly isOn = false;
  readonly isBusy = false;

  send(): never {
    throw new AppError('game.feature_off');
  }

  settled(): Promise<void> {
    return Promise.resolve();
  }
}

/** Mails through the server of PORTICO_SMTP_URL, if there is one. */
@Global()
@Module({
  providers: [{ provide: Mailer, inject: [PorticoConfig], useFactory: createMailer }],
  exports: [Mailer],
})
export class MailModule {}

function createMailer({ env, server }: PorticoConfig): Mailer {
  if (env.smtpUrl === undefined) return new NoMailer();
  const { from } = server.mail;
  if (from === undefined)
    throw new StartupError(
      'server.mail.from is missing: with PORTICO_SMTP_URL the portal sends mails and needs a sender, such as "Willow Keep <portal@willow.example>"',
    );
  return new SmtpMailer({ url: env.smtpUrl, from });
}
