import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { MAX_COMPARED } from '@portico/domain';
import { IdsQuery, PublicRead } from '../../../platform/http/index.js';
import { LIVE_SECONDS } from '../shared/catalog-search.js';
import { ComparedItemsDto, ComparedMonstersDto } from './compare.dto.js';
import { CompareService } from './compare.service.js';

@ApiTags('items')
@Controller('itemdatabase/compare')
export class CompareController {
  constructor(private readonly comparisons: CompareService) {}

  @PublicRead('items', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: ComparedItemsDto })
  @ApiOperation({ summary: 'Up to four items with all their numbers, to compare them' })
  items(@IdsQuery('ids', MAX_COMPARED) ids: number[]): ComparedItemsDto {
    return this.comparisons.items(ids);
  }

  @PublicRead('monsters', { limit: 'read', cacheSeconds: LIVE_SECONDS, type: ComparedMonstersDto })
  @ApiOperation({ summary: 'Up to four monsters with all their numbers, to compare them' })
  monsters(@IdsQuery('ids', MAX_COMPARED) ids: number[]): ComparedMonstersDto {
    return this.comparisons.monsters(ids);
  }
}
