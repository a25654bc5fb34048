import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CacheFor, Limit, Permission } from '../../../platform/http/index.js';
import { WorldDto } from './world.dto.js';
import { WorldService } from './world.service.js';

@ApiTags('world')
@Controller('world')
export class WorldController {
  constructor(private readonly world: WorldService) {}

  @Get()
  @Permission('public')
  @Limit('read')
  @CacheFor(10)
  @ApiOperation({ summary: 'The world in numbers' })
  @ApiOkResponse({ type: WorldDto })
  overview(): Promise<WorldDto> {
    return this.world.overview();
  }
}
