import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CacheFor, Limit, Permission } from '../../../platform/http/index.js';
import { ServerStatusDto } from './server-status.dto.js';
import { ServerStatusService } from './server-status.service.js';

@ApiTags('world')
@Controller('server')
export class ServerStatusController {
  constructor(private readonly server: ServerStatusService) {}

  @Get('status')
  @Permission('public')
  @Limit('read')
  @CacheFor(5)
  @ApiOperation({ summary: 'Whether the game server is online, and how many play' })
  @ApiOkResponse({ type: ServerStatusDto })
  status(): Promise<ServerStatusDto> {
    return this.server.status();
  }
}
