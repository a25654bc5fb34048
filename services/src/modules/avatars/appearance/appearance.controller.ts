import { IdParam, PublicRead, Resource, Summary } from '../../../platform/http/index.js';
import { AppearanceDto } from './appearance.dto.js';
import { AppearanceService } from './appearance.service.js';

@Resource('characters')
export class AppearanceController {
  constructor(private readonly appearances: AppearanceService) {}

  @PublicRead('characters/appearance/:characterId', { limit: 'read', cacheSeconds: 60, type: AppearanceDto })
  @Summary('Look of a character; hidden ones are not found')
  appearance(@IdParam('characterId') id: number) {
    return this.appearances.appearance(id);
  }
}
