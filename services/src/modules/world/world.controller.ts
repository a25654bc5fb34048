import { PublicRead, Resource, Summary } from '../../platform/http/index.js';
import { ServerStatusDto, WorldDto } from './world.dto.js';
import { ServerStatusService, WorldService } from './world.service.js';

@Resource('world', 'world')
export class WorldController {
  constructor(private readonly world: WorldService) {}

  @PublicRead('', { limit: 'read', cacheSeconds: 10, type: WorldDto })
  @Summary('The world in numbers')
  overview() {
    return this.world.overview();
  }
}

@Resource('world', 'server')
export class ServerStatusController {
  constructor(private readonly server: ServerStatusService) {}

  @PublicRead('status', { limit: 'read', cacheSeconds: 5, type: ServerStatusDto })
  @Summary('Status of the game server, and number of players')
  status() {
    return this.server.status();
  }
}
