import { Injectable } from '@nestjs/common';
import type { Currency } from '@portico/domain';
import { Counter } from 'prom-client';
import type { EntityManager } from 'typeorm';
import { PresenceRepository } from '../../game/index.js';
import type { JudgedAccount } from '../../game/index.js';
import { AppError } from '../../platform/errors/index.js';
import { metrics } from '../../platform/metrics/index.js';
import { isRefused, UnitOfWork } from '../../platform/persistence/index.js';
import { writeNx } from '../logs/index.js';
import type { LedgerOperation } from './balances/balance-change.js';
import { entryKeyOf, isOfCharacter } from './balances/balance-change.js';
import { BalancesRepository } from './balances/balances.repository.js';
import { refusalOf } from './balances/refusal.js';
import { EntriesRepository } from './entries/entries.repository.js';
import { LossesService } from './losses/losses.service.js';

const entriesWritten = new Counter({
  name: 'portico_ledger_entries_total',
  help: 'Entries of the ledger that this process has committed.',
  labelNames: ['reason', 'currency'],
  registers: [metrics],
});

/** The balances that an operation changed, as it left them. */
export type NewBalances = Readonly<Record<Currency, number>>;

/** The only one that changes a balance, mesos or a stat: conditional statements and entries of the ledger in one unit of work. */
@Injectable()
export class LedgerService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly balances: BalancesRepository,
    private readonly entries: EntriesRepository,
    private readonly losses: LossesService,
    private readonly presence: PresenceRepository,
  ) {}

  /** Before the unit of work of the first operation of an account: not within one. */
  openAccount(accountId: number): Promise<void> {
    return this.entries.open(accountId);
  }

  /**
   * Carries out all changes of an operation or none, in the current unit of work or one of its own. Throws `game.account_in_game`,
   * `game.account_leaving`, `game.account_unsettled`, `ledger.not_enough_*`, `ledger.ceiling_reached` or `dashboard.character_not_found`, upon which that unit has to be rolled back;
   * `identity.account_not_writable` where the portal may not write; the duplicate of the database for a key that was used.
   */
  async apply(operation: LedgerOperation): Promise<NewBalances> {
    try {
      return await this.unitOfWork.run((manager) => this.write(manager, operation));
    } catch (error) {
      throw isRefused(error) ? new AppError('identity.account_not_writable') : error;
    }
  }

  private async write(manager: EntityManager, operation: LedgerOperation): Promise<NewBalances> {
    const { accountId, changes } = operation;
    // First of all: whoever else changes the same account waits here, and not between two of its balances.
    const head = await this.entries.advance(manager, accountId, changes.length);
    const judged = await this.presence.judge(accountId, manager);
    // Entries of an earlier stay out of the game are compared before others follow them.
    if (head.openLogin !== null && judged?.presence === 'out' && head.openLogin !== judged.lastLogin)
      await this.losses.compareIn(manager, head);
    const amounts = await this.changeBalances(manager, operation, judged);
    // Not before: the lock may have been waited for.
    const at = Date.now();
    const { characterId, reason, actorAccountId, requestId } = operation;
    await this.entries.append(
      manager,
      { ...head, openLogin: judged?.lastLogin ?? null },
      changes.map(({ currency, delta }) => ({
        entryKey: entryKeyOf(operation.key, currency),
        at,
        accountId,
        characterId: isOfCharacter(currency) ? (characterId ?? null) : null,
        currency,
        delta,
        balanceAfter: amounts[currency],
        reason,
        actorAccountId,
        requestId,
      })),
    );
    for (const { currency, delta } of changes)
      if (currency === 'NX')
        await writeNx(manager, { at, accountId, delta, balanceAfter: amounts.NX, reason });
    this.unitOfWork.afterCommit(() => {
      for (const { currency } of changes) entriesWritten.inc({ reason, currency });
    });
    return amounts;
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
