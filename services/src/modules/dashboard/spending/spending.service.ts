import { Injectable } from '@nestjs/common';
import { IdempotencyService } from '../../../platform/http/idempotency/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { LedgerService } from '../../ledger/index.js';
import { toExchanged, toStatsUpdated } from './spending.mapper.js';
import type {
  ExchangedDto,
  ExchangeRequestDto,
  StatsUpdatedDto,
  UpdateStatsRequestDto,
} from './spending.dto.js';
import { exchangeChanges, upgradeChanges } from './spending-changes.js';
import { SpendingTerms } from './spending-terms.js';

/** How a call came. */
export interface SpendingCall {
  /** Under which it may be repeated. */
  key: string | undefined;
  client: Client;
}

/** Sells things to players on the site, out of the game. */
@Injectable()
export class SpendingService {
  constructor(
    private readonly terms: SpendingTerms,
    private readonly idempotency: IdempotencyService,
    private readonly ledger: LedgerService,
  ) {}

  async exchange(
    { accountId }: Principal,
    { amount }: ExchangeRequestDto,
    { key, client }: SpendingCall,
  ): Promise<ExchangedDto> {
    const request = { call: 'exchange', amount };
    await this.ledger.openAccount(accountId);
    return this.idempotency.run({ accountId, key, request }, async (operationKey) => {
      // Not before: what was bought is answered again even where nothing is sold any more.
      const terms = this.terms.require();
      const balances = await this.ledger.apply({
        key: operationKey,
        accountId,
        changes: exchangeChanges(amount, terms),
        reason: 'exchange',
        actorAccountId: accountId,
        requestId: client.requestId,
      });
      return toExchanged(amount, terms, balances);
    });
  }

  async upgrade(
    { accountId }: Principal,
    { characterId, statType, amount, paymentType }: UpdateStatsRequestDto,
    { key, client }: SpendingCall,
  ): Promise<StatsUpdatedDto> {
    const request = { call: 'upgrade', characterId, statType, amount, paymentType };
    await this.ledger.openAccount(accountId);
    return this.idempotency.run({ accountId, key, request }, async (operationKey) => {
      const terms = this.terms.require();
      const balances = await this.ledger.apply({
        key: operationKey,
        accountId,
        characterId,
        changes: upgradeChanges({ statType, amount, paymentType }, terms),
        reason: 'upgrade',
        actorAccountId: accountId,
        requestId: client.requestId,
      });
      return toStatsUpdated(statType, balances);
    });
  }
}
