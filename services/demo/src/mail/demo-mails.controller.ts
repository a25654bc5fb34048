import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentClient, Limit, Permission } from '@portico/services/platform/http';
import type { Client } from '@portico/services/platform/http';
import { DemoMailsDto } from './demo-mails.dto.js';
import { DemoMailsService } from './demo-mails.service.js';

@ApiTags('demo')
@Controller('demo/mails')
export class DemoMailsController {
  constructor(private readonly mails: DemoMailsService) {}

  @Get()
  @Permission('public')
  @Limit('read')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({
    summary: "Emails that the demo world would have sent for the caller's network; 404 elsewhere",
  })
  @ApiOkResponse({ type: DemoMailsDto })
  list(@CurrentClient() client: Client): Promise<DemoMailsDto> {
    return this.mails.mailsOf(client);
  }
}
