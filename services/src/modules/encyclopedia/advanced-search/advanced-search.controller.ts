import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Limit, Permission, StrictBody } from '../../../platform/http/index.js';
import { AdvancedSearchDto, AdvancedSearchRequestDto } from './advanced-search.dto.js';
import { AdvancedSearchService } from './advanced-search.service.js';

@ApiTags('items')
@Controller('itemdatabase')
export class AdvancedSearchController {
  constructor(private readonly searches: AdvancedSearchService) {}

  @Post('advanced-search')
  @HttpCode(200)
  @Permission('public')
  @Limit('search')
  @ApiOperation({ summary: 'Drops, items or monsters that pass all filters' })
  @ApiOkResponse({ type: AdvancedSearchDto })
  search(@StrictBody(AdvancedSearchRequestDto) request: AdvancedSearchRequestDto): AdvancedSearchDto {
    return this.searches.search(request);
  }
}
