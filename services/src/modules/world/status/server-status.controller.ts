import { PublicRead, Resource, Summary } from '../../../platform/http/index.js';
import { ServerStatusDto } from './server-status.dto.js';
import { ServerStatusService } from './server-status.service.js';

@Resource('world', 'server')
export class ServerStatusController {
  constructor(private readonly server: ServerStatusService) {}

  @PublicRead('status', { limit: 'read', cacheSeconds: 5, type: ServerStatusDto })
  @Summary('Status of the game server, and number of players')
  status() {
    return this.server.status();
  }
}
