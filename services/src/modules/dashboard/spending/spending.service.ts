import { Injectable } from '@nestjs/common';
import { counted } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import { IdempotencyService, type RepeatableCall } from '../../../platform/http/idempotency/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { InGameService, type LedgerOperation, LedgerService, type NewBalances } from '../../ledger/index.js';
import {
  CURRENCY_OF_STAT,
  exchangeChanges,
  SpendingTerms,
  upgradeChanges,
  type ExchangedDto,
  type ExchangeRequestDto,
  type StatsUpdatedDto,
  type UpdateStatsRequestDto,
} from './spending-terms.js';

interface Purchase<T> {
  operation: LedgerOperation;
  answerOf: (balances: NewBalances) => T;
}

@Injectable()
export class SpendingService {
  constructor(
    private readonly terms: SpendingTerms,
    private readonly idempotency: IdempotencyService,
    private readonly ledger: LedgerService,
    private readonly inGame: InGameService,
  ) {}

  exchange({ amount }: ExchangeRequestDto, key: string | undefined, by: Actor): Promise<ExchangedDto> {
    const { accountId } = by.principal;
    const request = { call: 'exchange', amount };
    return this.spend({ accountId, key, request }, (operationKey) => {
      const terms = this.terms.require();
      return {
        operation: {
          ...operationBy(by, operationKey),
          changes: exchangeChanges(amount, terms),
          reason: 'exchange',
        },
        answerOf: ({ VP, NX }) => {
          const msg = `Exchanged ${counted(amount, 'vote point')} for ${amount * terms.nxPerVotePoint} NX`;
          return { newVotePoints: VP, newNxCredit: NX, msg };
        },
      };
    });
  }

  upgrade(upgrade: UpdateStatsRequestDto, key: string | undefined, by: Actor): Promise<StatsUpdatedDto> {
    const { accountId } = by.principal;
    const { characterId, statType, amount, paymentType } = upgrade;
    const request = { call: 'upgrade', characterId, statType, amount, paymentType };
    return this.spend({ accountId, key, request }, (operationKey) => ({
      operation: {
        ...operationBy(by, operationKey),
        characterId,
        changes: upgradeChanges(upgrade, this.terms.require()),
        reason: 'upgrade',
      },
      answerOf: (balances) => {
        const currency = CURRENCY_OF_STAT[statType];
        const newStatValue = balances[currency];
        return { newStatValue, msg: `Max ${currency} is now ${newStatValue}` };
      },
    }));
  }

  /** Applies the purchase outside the game first. If the account is in the game, the game applies it and the ledger then records it. */
  private async spend<T extends object>(
    call: RepeatableCall,
    // Called only for a new call. A repeated call gets its old answer, even if nothing is sold any more.
    purchaseOf: (operationKey: string) => Purchase<T>,
  ): Promise<T> {
    await this.ledger.openAccount(call.accountId);
    // Created once, so that the ledger records what the game applied even if nothing is sold any more.
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

function operationBy({ principal: { accountId }, client }: Actor, key: string) {
  return { key, accountId, actorAccountId: accountId, requestId: client.requestId };
}

function isInGame(error: unknown): boolean {
  return error instanceof AppError && error.code === 'game.account_in_game';
}
