import { Call, Resource, StrictBody, Summary } from '../../../platform/http/index.js';
import { OwlSearchDto, OwlSearchRequestDto } from './owl-search.dto.js';
import { OwlSearchService } from './owl-search.service.js';

@Resource('market', 'market')
export class OwlSearchController {
  constructor(private readonly owl: OwlSearchService) {}

  @Call('POST', 'owl-search', { permission: 'public', limit: 'search', type: OwlSearchDto })
  @Summary('Searches the goods of all open stores; an empty request finds nothing')
  search(@StrictBody() request: OwlSearchRequestDto): Promise<OwlSearchDto> {
    return this.owl.search(request);
  }
}
