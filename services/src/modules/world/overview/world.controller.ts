import { PublicRead, Resource, Summary } from '../../../platform/http/index.js';
import { WorldDto } from './world.dto.js';
import { WorldService } from './world.service.js';

@Resource('world', 'world')
export class WorldController {
  constructor(private readonly world: WorldService) {}

  @PublicRead('', { limit: 'read', cacheSeconds: 10, type: WorldDto })
  @Summary('The world in numbers')
  overview() {
    return this.world.overview();
  }
}
