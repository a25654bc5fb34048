import { SOLD_PERIODS, SOLD_SORTS, type SoldPeriod, type SoldSort } from '@portico/domain';
import {
  ChoiceQuery,
  CSV_MAX_ROWS,
  PageLimit,
  PageNumber,
  PublicCsv,
  PublicRead,
  Resource,
  Summary,
} from '../../../platform/http/index.js';
import { SOLD_PAGE, SoldItemsDto } from './sales.dto.js';
import { SalesService } from './sales.service.js';

@Resource('market', 'market/sales')
export class SalesController {
  constructor(private readonly sales: SalesService) {}

  @PublicRead('', { limit: 'read', cacheSeconds: 60, type: SoldItemsDto })
  @Summary('Items that were sold in stores seen in the running game, updated every five minutes')
  list(
    @PageNumber() page: number,
    @PageLimit(SOLD_PAGE) limit: number,
    @ChoiceQuery('period', SOLD_PERIODS, SOLD_PERIODS[0]) period: SoldPeriod,
    @ChoiceQuery('sort', SOLD_SORTS, SOLD_SORTS[0]) sort: SoldSort,
  ): Promise<SoldItemsDto> {
    return this.sales.list({ period, sort, page, limit });
  }

  @PublicCsv('csv', 'sales.csv')
  @Summary(`The first ${CSV_MAX_ROWS} items of the list as a CSV file`)
  csv(
    @ChoiceQuery('period', SOLD_PERIODS, SOLD_PERIODS[0]) period: SoldPeriod,
    @ChoiceQuery('sort', SOLD_SORTS, SOLD_SORTS[0]) sort: SoldSort,
  ): Promise<string> {
    return this.sales.csv({ period, sort });
  }
}
