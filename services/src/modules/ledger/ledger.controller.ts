import { CURRENCIES, type Currency, LEDGER_REASONS, type LedgerReason } from '@portico/domain';
import {
  Call,
  ChoiceQuery,
  CsvRead,
  CurrentPrincipal,
  PageLimit,
  PageNumber,
  type Principal,
  Resource,
  Summary,
} from '../../platform/http/index.js';
import { GrantsDto, LedgerHistoryDto, LedgerHistoryService } from './history/history.service.js';
import { LossesDto, LossesRepository } from './losses/losses.repository.js';

@Resource('ledger', 'ledger')
export class LedgerHistoryController {
  constructor(private readonly history: LedgerHistoryService) {}

  @Call('GET', '', { permission: 'player', limit: 'read', type: LedgerHistoryDto })
  @Summary('Balance changes of the account by the portal, newest first')
  list(
    @CurrentPrincipal() principal: Principal,
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
    @ChoiceQuery('currency', CURRENCIES) currency: Currency | undefined,
    @ChoiceQuery('reason', LEDGER_REASONS) reason: LedgerReason | undefined,
  ) {
    return this.history.list(principal, { currency, reason }, { page, limit });
  }

  @CsvRead('file', 'history.csv', { permission: 'player' })
  @Summary('The newest thousand as a CSV file')
  csv(
    @CurrentPrincipal() principal: Principal,
    @ChoiceQuery('currency', CURRENCIES) currency: Currency | undefined,
    @ChoiceQuery('reason', LEDGER_REASONS) reason: LedgerReason | undefined,
  ) {
    return this.history.csv(principal, { currency, reason });
  }

  @Call('GET', 'grants', { permission: 'player', limit: 'read', type: GrantsDto })
  @Summary('Pending grants of the account, and recent ones')
  grants(@CurrentPrincipal() principal: Principal) {
    return this.history.grants(principal);
  }
}

/** `portico ledger losses` lists the rest. */
const MAX_LISTED = 100;

@Resource('admin', 'admin/ledger')
export class LossesController {
  constructor(private readonly losses: LossesRepository) {}

  @Call('GET', 'losses', { permission: 'webAdmin', limit: 'search', type: LossesDto })
  @Summary('Balance changes that the game overwrote, not reviewed yet')
  open() {
    return this.losses.listOpen(MAX_LISTED);
  }
}
