import { Global, Module, Get, Header, Inject } from '@nestjs/common';
import { Mailer } from '@portico/services/platform/mail';
import { ApiOkResponse } from '@nestjs/swagger';
import { AppError } from '@portico/services/platform/errors';
import {
  type Client,
  CurrentClient,
  Limit,
  Permission,
  Resource,
  Summary,
  Integer,
  Nested,
  Text,
} from '@portico/services/platform/http';
import { DemoMailer } from './demo-mailer.js';

class DemoMailDto {
  @Integer() id: number;
  @Integer('Milliseconds UTC') at: number;
  @Text() recipient: string;
  @Text() subject: string;
  @Text('Plain text, with links') text: string;
}

export class DemoMailsDto {
  @Nested(() => [DemoMailDto], 'Newest first') mails: DemoMailDto[];
}

@Resource('demo', 'demo/mails')
class DemoMailsController {
  constructor(@Inject(Mailer) private readonly mailer: Mailer) {}

  @Get()
  @Permission('public')
  @Limit('read')
  @Header('cache-control', 'private, no-store')
  @Summary("Emails that the demo world would have sent for the caller's network; 404 elsewhere")
  @ApiOkResponse({ type: DemoMailsDto })
  async list(@CurrentClient() { network }: Client): Promise<DemoMailsDto> {
    if (!(this.mailer instanceof DemoMailer)) throw new AppError('game.feature_off');
    const mails = await this.mailer.mailsOf(network);
    return {
      mails: mails.map(({ id, at, recipient, subject, text }) => ({ id, at, recipient, subject, text })),
    };
  }
}

/** Replaces the MailModule. */
@Global()
@Module({ providers: [{ provide: Mailer, useClass: DemoMailer }], exports: [Mailer] })
export class DemoMailModule {}

/** The call that shows the mails. With another mailer it answers 404. */
@Module({ controllers: [DemoMailsController] })
export class DemoMailsModule {}
