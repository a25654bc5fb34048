import { Injectable } from '@nestjs/common';
import type { Currency } from '@portico/domain';
import { Counter } from 'prom-client';
import type { EntityManager } from 'typeorm';
import { GameBridge, type JudgedAccount, PresenceRepository, Settlement } from '../../game/index.js';
import { AppError } from '../../platform/errors/index.js';
import { metrics } from '../../platform/metrics/index.js';
import { isRefused, UnitOfWork } from '../../platform/persistence/index.js';
import { writeNx } from '../game-logs/index.js';
import { entryKeyOf, isOfCharacter, type LedgerOperation } from './balances/balance-change.js';
import { BalancesRepository } from './balances/balances.repository.js';
import { refusalOf } from './balances/refusal.js';
import { EntriesRepository } from './entries/entries.repository.js';
import {
  type AppliedChange,
  appliedChanges,
  BridgeGrantsRepository,
  isRowOf,
  missingBalances,
} from './in-game/bridge-grants.repository.js';
import type { LedgerHeadEntity } from './ledger.entities.js';
import { markCompared } from './losses/losses.repository.js';
import { LossesService } from './losses/losses.service.js';

const entriesWritten = new Counter({
  name: 'portico_ledger_entries_total',
  help: 'Entries of the ledger that this process has committed.',
  labelNames: ['reason', 'currency'],
  registers: [metrics],
});

export type NewBalances = Readonly<Record<Currency, number>>;

type AppendedOperation = Pick<
  LedgerOperation,
  'key' | 'accountId' | 'reason' | 'actorAccountId' | 'requestId'
> & { characterId: number | null; at: number };

/** The only service that changes a balance, mesos or a stat, by conditional statements and ledger entries in one unit of work. */
@Injectable()
export class LedgerService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly balances: BalancesRepository,
    private readonly entries: EntriesRepository,
    private readonly losses: LossesService,
    private readonly presence: PresenceRepository,
    private readonly bridge: GameBridge,
    private readonly settlement: Settlement,
    private readonly inGame: BridgeGrantsRepository,
  ) {}

  /** Call it before the unit of work of an account's first operation, not within one. */
  async openAccount(accountId: number): Promise<void> {
    await this.entries.open(accountId);
    await this.settlement.settle(accountId);
  }

  /**
   * Carries out all changes of an operation or none, in the current unit of work or its own. Throws `game.account_in_game`,
   * `game.account_leaving`, `game.account_unsettled`, `ledger.not_enough_*`, `ledger.ceiling_reached` or `dashboard.character_not_found`;
   * the unit must then be rolled back. Throws `identity.account_not_writable` if the portal may not write, the database's duplicate error
   * for a used key, and `request.idempotency_key_reused` if the game has applied another operation with the key.
   */
  async apply(operation: LedgerOperation): Promise<NewBalances> {
    try {
      return await this.unitOfWork.run((manager) => this.write(manager, operation));
    } catch (error) {
      throw isRefused(error) ? new AppError('identity.account_not_writable') : error;
    }
  }

  /** Records what the game applied; the unit then holds the chain. A row without a balance is left to the owner and blocks nothing. */
  async recordApplied(manager: EntityManager, accountId: number): Promise<void> {
    await this.entries.lock(manager, accountId);
    for (const row of await this.inGame.unsettledOf(manager, accountId)) {
      if (missingBalances(row).length > 0) continue;
      const changes = appliedChanges(row);
      const head = await this.entries.advance(manager, accountId, changes.length);
      await this.append(manager, head, { ...row, at: row.decidedAt ?? row.createdAt }, changes);
      await this.inGame.markSettled(manager, row.key, Date.now());
      // The game had these changes in memory and cannot have overwritten them, so no later comparison is needed.
      await markCompared(manager, accountId, head.lastSequence + changes.length);
    }
  }

  /** Compares entries of the last stay out of the game, before the game changes their balances. The unit then holds the chain. */
  async closeStay(manager: EntityManager, accountId: number): Promise<void> {
    const head = await this.entries.lock(manager, accountId);
    if (head !== null && head.openLogin !== null) await this.losses.compareIn(manager, head);
  }

  private async write(manager: EntityManager, operation: LedgerOperation): Promise<NewBalances> {
    const { accountId, changes, characterId = null } = operation;
    if (this.bridge.writesGrants) {
      await this.recordApplied(manager, accountId);
      const applied = await this.appliedInGame(manager, operation);
      if (applied !== undefined) return applied;
    }
    // The chain is locked first, so that other changes of the account wait here and not between two balances.
    const head = await this.entries.advance(manager, accountId, changes.length);
    const judged = await this.presence.judge(accountId, manager);
    // Entries of an earlier stay out of the game must be compared before new ones follow.
    if (head.openLogin !== null && judged?.presence === 'out' && head.openLogin !== judged.lastLogin)
      await this.losses.compareIn(manager, head);
    const amounts = await this.changeBalances(manager, operation, judged);
    // The time is taken after the lock, because waiting for it may take long.
    const at = Date.now();
    await this.append(
      manager,
      { ...head, openLogin: judged?.lastLogin ?? null },
      { ...operation, at, characterId },
      changes.map(({ currency, delta }) => ({ currency, delta, balanceAfter: amounts[currency] })),
    );
    return amounts;
  }

  /** Balances after an operation that the game applied. A row that it has not applied is taken back. */
  private async appliedInGame(
    manager: EntityManager,
    operation: LedgerOperation,
  ): Promise<NewBalances | undefined> {
    const row = await this.inGame.find(operation.key, manager);
    if (row === null) return undefined;
    if (row.state !== 'applied') {
      if (await this.inGame.remove(manager, row.key, row.state)) return undefined;
      throw new AppError('database.unavailable');
    }
    if (!isRowOf(row, operation)) throw new AppError('request.idempotency_key_reused');
    // Applied but not recorded: the caller must not be told that it succeeded.
    if (missingBalances(row).length > 0) throw new AppError('game.account_unsettled');
    const balances = await this.balances.read(manager, operation);
    if (balances === undefined) throw refusalOf(operation, [], balances);
    const left = appliedChanges(row).map(({ currency, balanceAfter }) => [currency, balanceAfter]);
    return { ...balances.amounts, ...Object.fromEntries(left) };
  }

  private async append(
    manager: EntityManager,
    head: LedgerHeadEntity,
    operation: AppendedOperation,
    changes: readonly AppliedChange[],
  ): Promise<void> {
    const { key, at, accountId, characterId, reason, actorAccountId, requestId } = operation;
    await this.entries.append(
      manager,
      head,
      changes.map((change) => ({
        ...change,
        entryKey: entryKeyOf(key, change.currency),
        at,
        accountId,
        characterId: isOfCharacter(change.currency) ? characterId : null,
        reason,
        actorAccountId,
        requestId,
      })),
    );
    for (const { currency, delta, balanceAfter } of changes)
      if (currency === 'NX') await writeNx(manager, { at, accountId, delta, balanceAfter, reason });
    this.unitOfWork.afterCommit(() => {
      for (const { currency } of changes) entriesWritten.inc({ reason, currency });
    });
  }

  private async changeBalances(
    manager: EntityManager,
    operation: LedgerOperation,
    judged: JudgedAccount | undefined,
  ): Promise<NewBalances> {
    const refused = await this.balances.change(manager, operation, judged);
    if (refused.length > 0) throw refusalOf(operation, refused, await this.balances.readCommitted(operation));
    const balances = await this.balances.read(manager, operation);
    if (balances === undefined) throw refusalOf(operation, refused, balances);
    return balances.amounts;
  }
}
