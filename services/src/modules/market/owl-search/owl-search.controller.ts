import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call, StrictBody } from '../../../platform/http/index.js';
import { OwlSearchDto, OwlSearchRequestDto } from './owl-search.dto.js';
import { OwlSearchService } from './owl-search.service.js';

@ApiTags('market')
@Controller('market')
export class OwlSearchController {
  constructor(private readonly owl: OwlSearchService) {}

  @Call('POST', 'owl-search', { permission: 'public', limit: 'search', type: OwlSearchDto })
  @ApiOperation({
    summary: 'Searches the goods of all open stores; an empty request finds nothing',
  })
  search(@StrictBody(OwlSearchRequestDto) request: OwlSearchRequestDto): Promise<OwlSearchDto> {
    return this.owl.search(request);
  }
}
