import { Injectable } from '@nestjs/common';
import { MAX_INT32 } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { GameBridge } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { insertMissing, UnitOfWork } from '../../../platform/persistence/index.js';
import { entryKeyOf, type LedgerOperation } from '../balances/balance-change.js';
import { BalancesRepository } from '../balances/balances.repository.js';
import { shortageOf } from '../balances/refusal.js';
import { BridgeGrantEntity, LedgerEntryEntity } from '../ledger.entities.js';
import { LedgerService } from '../ledger.service.js';
import { BridgeGrantsRepository, isRowOf, toWaitingRow } from './bridge-grants.repository.js';

export interface InGameCall {
  isAnswered: (manager: EntityManager) => Promise<boolean>;
  keepRefusal: (refusal: AppError) => Promise<void>;
}

const WITHOUT_ANSWER: InGameCall = { isAnswered: async () => false, keepRefusal: async () => {} };

/** Operations on accounts in the game. A row requests the change, the game applies it, the ledger records it, each once per key. */
@Injectable()
export class InGameService {
  constructor(
    private readonly bridge: GameBridge,
    private readonly unitOfWork: UnitOfWork,
    private readonly grants: BridgeGrantsRepository,
    private readonly ledger: LedgerService,
    private readonly balances: BalancesRepository,
  ) {}

  get canAskGame(): boolean {
    return this.bridge.appliesGrants;
  }

  /**
   * Lets the game carry out an operation. Returns the error if it did not; undefined if it did, or if another call with the key has
   * ended. `LedgerService.apply` with the same operation then records it. Do not call within a unit of work.
   */
  async carryOut(
    operation: LedgerOperation,
    call: InGameCall = WITHOUT_ANSWER,
  ): Promise<AppError | undefined> {
    if (operation.changes.some(({ delta }) => Math.abs(delta) > MAX_INT32))
      return new AppError('game.account_in_game');
    const isDone = await this.unitOfWork.run(async (manager) => {
      await this.ledger.closeStay(manager, operation.accountId);
      if (await this.isDone(manager, operation, call)) return true;
      await this.ask(manager, operation);
      return false;
    });
    if (isDone) return undefined;
    await this.bridge.applyGrant(operation.key);
    return this.outcomeOf(operation, call);
  }

  private async isDone(
    manager: EntityManager,
    { key, changes }: LedgerOperation,
    call: InGameCall,
  ): Promise<boolean> {
    const entryKeys = changes.map(({ currency }) => ({ entryKey: entryKeyOf(key, currency) }));
    return (
      (await manager.exists(LedgerEntryEntity, { where: entryKeys })) || (await call.isAnswered(manager))
    );
  }

  private async ask(manager: EntityManager, operation: LedgerOperation): Promise<void> {
    await this.grants.remove(manager, operation.key, 'refused');
    await insertMissing(manager, BridgeGrantEntity, toWaitingRow(operation, Date.now()));
    const row = await this.grants.find(operation.key, manager);
    if (row !== null && !isRowOf(row, operation)) throw new AppError('request.idempotency_key_reused');
  }

  /** Only the row shows the outcome. A waiting row is taken back unless the game decides it at that moment. */
  private async outcomeOf(operation: LedgerOperation, call: InGameCall): Promise<AppError | undefined> {
    const { key } = operation;
    let row = await this.grants.find(key);
    if (row?.state === 'waiting') {
      const isTakenBack = await this.unitOfWork.run((manager) => this.grants.remove(manager, key, 'waiting'));
      if (isTakenBack) return new AppError('game.account_in_game');
      row = await this.grants.find(key);
    }
    // If there is no row, another call with the key has ended. Its answer or the ledger has the outcome.
    return row?.state === 'refused' ? this.refuse(operation, row, call) : undefined;
  }

  /** The refusal and its answer are stored together. Another call with the key sees both, or neither if it asks the game again. */
  private async refuse(
    operation: LedgerOperation,
    row: BridgeGrantEntity,
    call: InGameCall,
  ): Promise<AppError | undefined> {
    const refusal = await this.refusalOf(operation, row);
    const isRefused = await this.unitOfWork.run(async (manager) => {
      await this.ledger.closeStay(manager, operation.accountId);
      if (!(await this.grants.remove(manager, row.key, 'refused'))) return false;
      await call.keepRefusal(refusal);
      return true;
    });
    return isRefused ? refusal : undefined;
  }

  private async refusalOf(operation: LedgerOperation, { code }: BridgeGrantEntity): Promise<AppError> {
    if (code === 'no_character') return new AppError('dashboard.character_not_found');
    const balances = await this.balances.readCommitted(operation);
    if (balances === undefined) return new AppError('identity.session_expired');
    // If the database shows no reason, the game holds other values in memory.
    return shortageOf(operation.changes, balances) ?? new AppError('game.account_unsettled');
  }
}
