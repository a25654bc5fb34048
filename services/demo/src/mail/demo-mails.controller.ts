import { Get, Header } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import {
  type Client,
  CurrentClient,
  Limit,
  Permission,
  Resource,
  Summary,
} from '@portico/services/platform/http';
import { DemoMailsDto } from './demo-mails.dto.js';
import { DemoMailsService } from './demo-mails.service.js';

@Resource('demo', 'demo/mails')
export class DemoMailsController {
  constructor(private readonly mails: DemoMailsService) {}

  @Get()
  @Permission('public')
  @Limit('read')
  @Header('cache-control', 'private, no-store')
  @Summary("Emails that the demo world would have sent for the caller's network; 404 elsewhere")
  @ApiOkResponse({ type: DemoMailsDto })
  list(@CurrentClient() client: Client): Promise<DemoMailsDto> {
    return this.mails.mailsOf(client);
  }
}
