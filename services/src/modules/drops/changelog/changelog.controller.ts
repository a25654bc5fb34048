import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PositiveQuery, PageLimit, PageNumber, PublicRead } from '../../../platform/http/index.js';
import { DropChangelogDto } from './changelog.dto.js';
import { ChangelogService } from './changelog.service.js';

/** Our own edits show within two seconds, in what browsers keep too. */
const CACHE_SECONDS = 2;

@ApiTags('drops')
@Controller('drops')
export class ChangelogController {
  constructor(private readonly changelog: ChangelogService) {}

  @PublicRead('changes', {
    summary: 'Changes of drops, newest first',
    type: DropChangelogDto,
    limit: 'read',
    cacheSeconds: CACHE_SECONDS,
  })
  list(
    @PositiveQuery('itemId') itemId: number | undefined,
    @PositiveQuery('monsterId') monsterId: number | undefined,
    @PageNumber() page: number,
    @PageLimit({ default: 20, max: 50 }) limit: number,
  ): Promise<DropChangelogDto> {
    return this.changelog.list({ itemId, monsterId, page, limit });
  }
}
