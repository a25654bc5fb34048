import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../../platform/http/index.js';
import { ServerStatusDto } from './server-status.dto.js';
import { ServerStatusService } from './server-status.service.js';

@ApiTags('world')
@Controller('server')
export class ServerStatusController {
  constructor(private readonly server: ServerStatusService) {}

  @PublicRead('status', {
    summary: 'Whether the game server is online, and how many play',
    type: ServerStatusDto,
    limit: 'read',
    cacheSeconds: 5,
  })
  status(): Promise<ServerStatusDto> {
    return this.server.status();
  }
}
