import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@portico/services/platform/errors';
import type { Client } from '@portico/services/platform/http';
import { Mailer } from '@portico/services/platform/mail';
import { DemoMailer } from './demo-mailer.js';
import type { DemoMailsDto } from './demo-mails.dto.js';

@Injectable()
export class DemoMailsService {
  constructor(@Inject(Mailer) private readonly mailer: Mailer) {}

  async mailsOf({ network }: Client): Promise<DemoMailsDto> {
    if (!(this.mailer instanceof DemoMailer)) throw new AppError('game.feature_off');
    const mails = await this.mailer.mailsOf(network);
    return {
      mails: mails.map(({ id, at, recipient, subject, text }) => ({ id, at, recipient, subject, text })),
    };
  }
}
