import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Mailer } from '@portico/services/platform/mail';
import { DemoMailEntity } from './demo-mail.entity.js';
import { DemoMailer } from './demo-mailer.js';
import { DemoMailsController } from './demo-mails.controller.js';
import { DemoMailsService } from './demo-mails.service.js';

/** In place of the MailModule. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([DemoMailEntity])],
  providers: [{ provide: Mailer, useClass: DemoMailer }],
  exports: [Mailer],
})
export class DemoMailModule {}

/** The call that shows them; beside any other mailer it answers 404. */
@Module({ controllers: [DemoMailsController], providers: [DemoMailsService] })
export class DemoMailsModule {}
