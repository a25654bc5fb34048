import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../../platform/http/index.js';
import { ServerStatusDto } from './server-status.dto.js';
import { ServerStatusService } from './server-status.service.js';

@ApiTags('world')
@Controller('server')
export class ServerStatusController {
  constructor(private readonly server: ServerStatusService) {}

  @PublicRead('status', { limit: 'read', cacheSeconds: 5, type: ServerStatusDto })
  @ApiOperation({ summary: 'Status of the game server, and number of players' })
  status(): Promise<ServerStatusDto> {
    return this.server.status();
  }
}
