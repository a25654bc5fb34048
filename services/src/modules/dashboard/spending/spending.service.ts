import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import { effectKeyOf, IdempotencyService } from '../../../platform/http/idempotency/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import type { RepeatableCall } from '../../../platform/http/idempotency/index.js';
import { InGameService, LedgerService } from '../../ledger/index.js';
import type { LedgerOperation, NewBalances } from '../../ledger/index.js';
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

/** Sells things to players on the site: out of the game, and in it where a bridge reaches it. */
@Injectable()
export class SpendingService {
  constructor(
    private readonly terms: SpendingTerms,
    private readonly idempotency: IdempotencyService,
    private readonly ledger: LedgerService,
    private readonly inGame: InGameService,
  ) {}

  exchange(
    { accountId }: Principal,
    { amount }: ExchangeRequestDto,
    { key, client }: SpendingCall,
  ): Promise<ExchangedDto> {
    const request = { call: 'exchange', amount };
    return this.spend(
      { accountId, key, request },
      (operationKey) => ({
        key: operationKey,
        accountId,
        changes: exchangeChanges(amount, this.terms.require()),
        reason: 'exchange',
        actorAccountId: accountId,
        requestId: client.requestId,
      }),
      (balances) => toExchanged(amount, this.terms.require(), balances),
    );
  }

  upgrade(
    { accountId }: Principal,
    { characterId, statType, amount, paymentType }: UpdateStatsRequestDto,
    { key, client }: SpendingCall,
  ): Promise<StatsUpdatedDto> {
    const request = { call: 'upgrade', characterId, statType, amount, paymentType };
    return this.spend(
      { accountId, key, request },
      (operationKey) => ({
        key: operationKey,
        accountId,
        characterId,
        changes: upgradeChanges({ statType, amount, paymentType }, this.terms.require()),
        reason: 'upgrade',
        actorAccountId: accountId,
        requestId: client.requestId,
      }),
      (balances) => toStatsUpdated(statType, balances),
    );
  }

  /** Out of the game first. Where the account is in it, the game is asked, and the same call then writes down what it did. */
  private async spend<T extends object>(
    call: RepeatableCall,
    // Not before the call is known to be new: what was bought is answered again even where nothing is sold any more.
    operationOf: (operationKey: string) => LedgerOperation,
    answerOf: (balances: NewBalances) => T,
  ): Promise<T> {
    const { accountId } = call;
    await this.ledger.openAccount(accountId);
    const work = async (operationKey: string) => answerOf(await this.ledger.apply(operationOf(operationKey)));
    try {
      return await this.idempotency.run(call, work);
    } catch (error) {
      if (!isInGame(error) || !this.inGame.isPossible) throw error;
      const key = call.key ?? randomUUID();
      const refusal = await this.inGame.carryOut(operationOf(effectKeyOf(accountId, key)));
      return this.idempotency.run({ ...call, key }, async (operationKey) => {
        if (refusal !== undefined) throw refusal;
        return work(operationKey);
      });
    }
  }
}

function isInGame(error: unknown): boolean {
  return error instanceof AppError && error.code === 'game.account_in_game';
}
