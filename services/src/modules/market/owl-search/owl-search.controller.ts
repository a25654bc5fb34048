import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Limit, Permission, StrictBody } from '../../../platform/http/index.js';
import { OwlSearchDto, OwlSearchRequestDto } from './owl-search.dto.js';
import { OwlSearchService } from './owl-search.service.js';

@ApiTags('market')
@Controller('market')
export class OwlSearchController {
  constructor(private readonly owl: OwlSearchService) {}

  @Post('owl-search')
  @HttpCode(200)
  @Permission('public')
  @Limit('search')
  @ApiOperation({
    summary: 'Who sells what, of all open stores; a request that asks for nothing finds nothing',
  })
  @ApiOkResponse({ type: OwlSearchDto })
  search(@StrictBody(OwlSearchRequestDto) request: OwlSearchRequestDto): Promise<OwlSearchDto> {
    return this.owl.search(request);
  }
}
