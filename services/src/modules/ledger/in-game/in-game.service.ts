import { Injectable } from '@nestjs/common';
import { MAX_INT32 } from '@portico/domain';
import { GameBridge } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { insertMissing, UnitOfWork } from '../../../platform/persistence/index.js';
import { entryKeyOf } from '../balances/balance-change.js';
import type { LedgerOperation } from '../balances/balance-change.js';
import { BalancesRepository } from '../balances/balances.repository.js';
import { shortageOf } from '../balances/refusal.js';
import { LedgerEntryEntity } from '../entries/ledger-entry.entity.js';
import { LedgerService } from '../ledger.service.js';
import { BridgeGrantEntity } from './bridge-grant.entity.js';
import { BridgeGrantsRepository } from './bridge-grants.repository.js';
import { toWaitingRow } from './grant-columns.js';

/**
 * Operations on accounts that are in the game. A row says what is to change, the game applies it in its database and its memory, and
 * the ledger takes it over: each of the three once under the key of the operation, whoever is killed meanwhile.
 */
@Injectable()
export class InGameService {
  constructor(
    private readonly bridge: GameBridge,
    private readonly unitOfWork: UnitOfWork,
    private readonly grants: BridgeGrantsRepository,
    private readonly ledger: LedgerService,
    private readonly balances: BalancesRepository,
  ) {}

  /** Whether the game can be asked, as far as is known. */
  get isPossible(): boolean {
    return this.bridge.appliesGrants;
  }

  /**
   * Has the game carry out an operation. Answers why it did not; undefined once it has, and `LedgerService.apply` with the same
   * operation then writes it down. Not within a unit of work.
   */
  async carryOut(operation: LedgerOperation): Promise<AppError | undefined> {
    if (operation.changes.some(({ delta }) => Math.abs(delta) > MAX_INT32))
      return new AppError('game.account_in_game');
    await this.unitOfWork.run(async (manager) => {
      await this.ledger.closeStay(manager, operation.accountId);
      const entryKeys = operation.changes.map(({ currency }) => ({
        entryKey: entryKeyOf(operation.key, currency),
      }));
      if (await manager.exists(LedgerEntryEntity, { where: entryKeys })) return;
      await this.grants.remove(manager, operation.key, 'refused');
      await insertMissing(manager, BridgeGrantEntity, toWaitingRow(operation, Date.now()));
    });
    await this.bridge.applyGrant(operation.key);
    return this.outcomeOf(operation);
  }

  /** The row alone tells. One that is still waiting is taken back, unless the game decides it at this very moment. */
  private async outcomeOf(operation: LedgerOperation): Promise<AppError | undefined> {
    const { key } = operation;
    const row = await this.grants.find(key);
    if (row?.state === 'waiting') {
      const isTakenBack = await this.unitOfWork.run((manager) => this.grants.remove(manager, key, 'waiting'));
      if (isTakenBack) return new AppError('game.account_in_game');
      return this.refusalOf(operation, await this.grants.find(key));
    }
    return this.refusalOf(operation, row);
  }

  private async refusalOf(
    operation: LedgerOperation,
    row: BridgeGrantEntity | null,
  ): Promise<AppError | undefined> {
    // Without a row, an earlier call of the key was carried out, and the ledger says so.
    if (row?.state !== 'refused') return undefined;
    if (row.code === 'no_character') return new AppError('dashboard.character_not_found');
    const balances = await this.balances.readCommitted(operation);
    return (balances && shortageOf(operation.changes, balances)) ?? new AppError('database.unavailable');
  }
}
