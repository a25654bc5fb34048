import { SPENDING_DAYS } from '@portico/domain';
import { Call, ChoiceQuery, PageLimit, PageNumber, Resource, Summary } from '../../../platform/http/index.js';
import { ECONOMY_CURRENCIES, type EconomyCurrency } from '../economy/economy.service.js';
import { SpendingDto, SpendingReportService } from './spending-report.service.js';

@Resource('admin', 'admin/spending')
export class SpendingController {
  constructor(private readonly spending: SpendingReportService) {}

  @Call('GET', '', { permission: 'webAdmin', limit: 'search', type: SpendingDto })
  @Summary('Accounts that spent most within some days, and on what')
  list(
    @ChoiceQuery('currency', ECONOMY_CURRENCIES, 'VP') currency: EconomyCurrency,
    @ChoiceQuery('days', SPENDING_DAYS, '7') days: string,
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
  ) {
    return this.spending.page({ currency, days: Number(days) }, page, limit);
  }
}
