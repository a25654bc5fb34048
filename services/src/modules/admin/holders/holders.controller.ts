import { Call, IdParam, PageLimit, PageNumber, Resource, Summary } from '../../../platform/http/index.js';
import { HoldersDto, HoldersService } from './holders.service.js';

@Resource('admin', 'admin/items')
export class HoldersController {
  constructor(private readonly holders: HoldersService) {}

  @Call('GET', ':id/holders', { permission: 'admin', limit: 'search', type: HoldersDto })
  @Summary('Characters and accounts that hold an item, with amounts and where they keep it')
  list(
    @IdParam() id: number,
    @PageNumber() page: number,
    @PageLimit({ default: 50, max: 100 }) limit: number,
  ) {
    return this.holders.of(id, page, limit);
  }
}
