import { Global, Module } from '@nestjs/common';
import { Mailer } from '@portico/services/platform/mail';
import { DemoMailer } from './demo-mailer.js';
import { DemoMailsController } from './demo-mails.controller.js';

/** Replaces the MailModule. */
@Global()
@Module({ providers: [{ provide: Mailer, useClass: DemoMailer }], exports: [Mailer] })
export class DemoMailModule {}

/** The call that shows the mails. With another mailer it answers 404. */
@Module({ controllers: [DemoMailsController] })
export class DemoMailsModule {}
