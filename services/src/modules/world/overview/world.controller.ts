import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../../platform/http/index.js';
import { WorldDto } from './world.dto.js';
import { WorldService } from './world.service.js';

@ApiTags('world')
@Controller('world')
export class WorldController {
  constructor(private readonly world: WorldService) {}

  @PublicRead('', { summary: 'The world in numbers', type: WorldDto, limit: 'read', cacheSeconds: 10 })
  overview(): Promise<WorldDto> {
    return this.world.overview();
  }
}
