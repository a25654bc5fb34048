import { Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { AppError } from '@portico/services/platform/errors';
import {
  type Client,
  CurrentClient,
  Limit,
  Permission,
  Resource,
  Summary,
} from '@portico/services/platform/http';
import { Mailer } from '@portico/services/platform/mail';
import { DemoMailsDto } from './demo-mails.dto.js';
import { DemoMailer } from './demo-mailer.js';

@Resource('demo', 'demo/mails')
export class DemoMailsController {
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
