import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { SPENDING_DAYS } from '@portico/domain';
import { Call, ChoiceQuery, PageLimit, PageNumber } from '../../../platform/http/index.js';
import { ECONOMY_CURRENCIES, type EconomyCurrency } from '../economy/economy.dto.js';
import { SpendingDto } from './spending.dto.js';
import { SpendingService } from './spending.service.js';

@ApiTags('admin')
@Controller('admin/spending')
export class SpendingController {
  constructor(private readonly spending: SpendingService) {}

  @Call('GET', '', { permission: 'webAdmin', limit: 'search', type: SpendingDto })
  @ApiOperation({ summary: 'Accounts that spent most within some days, and on what' })
  list(
    @ChoiceQuery('currency', ECONOMY_CURRENCIES, 'VP') currency: EconomyCurrency,
    @ChoiceQuery('days', SPENDING_DAYS, '7') days: string,
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
  ): Promise<SpendingDto> {
    return this.spending.page({ currency, days: Number(days), page, limit });
  }
}
