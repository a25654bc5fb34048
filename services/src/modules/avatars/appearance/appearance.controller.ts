import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam, PublicRead } from '../../../platform/http/index.js';
import { AppearanceDto } from './appearance.dto.js';
import { AppearanceService } from './appearance.service.js';

@ApiTags('characters')
@Controller()
export class AppearanceController {
  constructor(private readonly appearances: AppearanceService) {}

  @PublicRead('characters/appearance/:characterId', { limit: 'read', cacheSeconds: 60, type: AppearanceDto })
  @ApiOperation({ summary: 'Look of a character; hidden ones are not found' })
  appearance(@IdParam('characterId') id: number): Promise<AppearanceDto> {
    return this.appearances.appearance(id);
  }
}
