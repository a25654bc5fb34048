import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../../platform/http/index.js';
import { WorldDto } from './world.dto.js';
import { WorldService } from './world.service.js';

@ApiTags('world')
@Controller('world')
export class WorldController {
  constructor(private readonly world: WorldService) {}

  @PublicRead('', { limit: 'read', cacheSeconds: 10, type: WorldDto })
  @ApiOperation({ summary: 'The world in numbers' })
  overview(): Promise<WorldDto> {
    return this.world.overview();
  }
}
