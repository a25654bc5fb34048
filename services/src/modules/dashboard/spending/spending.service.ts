import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import { IdempotencyService, type RepeatableCall } from '../../../platform/http/idempotency/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { InGameService, type LedgerOperation, LedgerService, type NewBalances } from '../../ledger/index.js';
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

/** An operation of the ledger, and the answer once it is done. */
interface Purchase<T> {
  operation: LedgerOperation;
  answerOf: (balances: NewBalances) => T;
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
    return this.spend({ accountId, key, request }, (operationKey) => {
      const terms = this.terms.require();
      return {
        operation: {
          key: operationKey,
          accountId,
          changes: exchangeChanges(amount, terms),
          reason: 'exchange',
          actorAccountId: accountId,
          requestId: client.requestId,
        },
        answerOf: (balances) => toExchanged(amount, terms, balances),
      };
    });
  }

  upgrade(
    { accountId }: Principal,
    { characterId, statType, amount, paymentType }: UpdateStatsRequestDto,
    { key, client }: SpendingCall,
  ): Promise<StatsUpdatedDto> {
    const request = { call: 'upgrade', characterId, statType, amount, paymentType };
    return this.spend({ accountId, key, request }, (operationKey) => ({
      operation: {
        key: operationKey,
        accountId,
        characterId,
        changes: upgradeChanges({ statType, amount, paymentType }, this.terms.require()),
        reason: 'upgrade',
        actorAccountId: accountId,
        requestId: client.requestId,
      },
      answerOf: (balances) => toStatsUpdated(statType, balances),
    }));
  }

  /** Out of the game first. Where the account is in it, the game is asked, and the same call then writes down what it did. */
  private async spend<T extends object>(
    call: RepeatableCall,
    // Not before the call is known to be new: what was bought is answered again even where nothing is sold any more.
    purchaseOf: (operationKey: string) => Purchase<T>,
  ): Promise<T> {
    await this.ledger.openAccount(call.accountId);
    // Made once: what the game has applied is written down even where nothing is sold any more.
    const made: { purchase?: Purchase<T> } = {};
    const work = async (operationKey: string) => {
      made.purchase ??= purchaseOf(operationKey);
      const { operation, answerOf } = made.purchase;
      return answerOf(await this.ledger.apply(operation));
    };
    try {
      return await this.idempotency.run(call, work);
    } catch (error) {
      if (!isInGame(error) || made.purchase === undefined || !this.inGame.canAskGame) throw error;
      const refusal = await this.inGame.carryOut(made.purchase.operation, {
        isAnswered: (manager) => this.idempotency.isAnswered(manager, call),
        keepRefusal: (refused) => this.idempotency.keepRefusal(call, refused),
      });
      if (refusal !== undefined) throw refusal;
      return this.idempotency.finish(call, work);
    }
  }
}

function isInGame(error: unknown): boolean {
  return error instanceof AppError && error.code === 'game.account_in_game';
}
