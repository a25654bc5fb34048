import { Injectable, Logger } from '@nestjs/common';
import type { Currency } from '@portico/domain';
import { And, type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import { PresenceRepository, PresenceWatch } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { loggedByGame } from '../../game-logs/index.js';
import { currentBalances } from '../balances/known-balances.js';
import { EntriesRepository } from '../entries/entries.repository.js';
import { GrantsRepository } from '../grants/grants.repository.js';
import { LedgerEntryEntity, type LedgerHeadEntity, type LossState } from '../ledger.entities.js';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { findLosses, type Loss } from './find-losses.js';
import { LossesRepository, markCompared } from './losses.repository.js';

const MAX_PER_ROUND = 500;

/** Finds entries that the game overwrote while the account was in it. Losses are stored, or given again if a setting says so. */
@Injectable()
export class LossesService {
  private readonly logger = new Logger('Ledger');
  /** Compares accounts with their entries as soon as they have left the game. */
  readonly job: LeaderJob;

  constructor(
    private readonly losses: LossesRepository,
    private readonly entries: EntriesRepository,
    private readonly grants: GrantsRepository,
    private readonly presence: PresenceRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: PorticoConfig,
    watch: PresenceWatch,
    jobs: LeaderJobs,
  ) {
    this.job = jobs.leaderJob({
      name: 'LossComparison',
      lease: 'ledger-losses',
      // Shorter than the time until an account counts as settled, so that it is compared before it can spend again.
      every: 15_000,
      due: () => losses.due(),
      work: async ({ due }) => {
        for (const accountId of due.slice(0, MAX_PER_ROUND)) await this.compare(accountId);
      },
    });
    watch.whenLoggedIn(async (accountIds) => {
      for (const accountId of await losses.open(accountIds)) await this.compareAtLogin(accountId);
    });
  }

  /** Compares an account that is out of the game, unless its entries belong to the current stay or are already compared. */
  async compare(accountId: number): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      const head = await this.entries.lock(manager, accountId);
      const judged = await this.presence.judge(accountId, manager);
      if (head === null || judged?.presence !== 'out') return;
      if (head.openLogin !== null && head.openLogin !== judged.lastLogin) await this.compareIn(manager, head);
    });
  }

  /** Compares at login. A player cannot have spent the missing amount yet, but a program can, so nothing is given again automatically. */
  async compareAtLogin(accountId: number): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      const head = await this.entries.lock(manager, accountId);
      if (head === null || head.openLogin === null) return;
      const found = await this.find(manager, head);
      for (const loss of found) await this.keep(manager, accountId, { ...loss, isCertain: true }, 'open');
    });
  }

  /** Compares all uncompared entries, within a unit of work that holds the head. */
  async compareIn(manager: EntityManager, head: LedgerHeadEntity): Promise<void> {
    const { accountId } = head;
    const found = await this.find(manager, head);
    for (const loss of found) {
      const isGranted = this.config.server.spending.grantLostAgain && isOwed(loss, found);
      await this.keep(manager, accountId, loss, isGranted ? 'granted' : 'open');
    }
    await markCompared(manager, accountId, head.lastSequence);
  }

  private async find(
    manager: EntityManager,
    { accountId, comparedSequence, lastSequence }: LedgerHeadEntity,
  ): Promise<Loss[]> {
    const sequence = And(MoreThan(comparedSequence), LessThanOrEqual(lastSequence));
    const since = await manager.find(LedgerEntryEntity, {
      where: { accountId, sequence },
      order: { sequence: 'ASC' },
    });
    return lossesAmong(manager, accountId, since);
  }

  private async keep(manager: EntityManager, accountId: number, loss: Loss, state: LossState): Promise<void> {
    const now = Date.now();
    if (!(await this.losses.record(manager, accountId, loss, state, now))) return;
    this.logger.warn({ msg: 'the game has written over a change of the portal', accountId, ...loss, state });
    const { currency, amount, toSequence } = loss;
    if (state !== 'granted' || !isOfAccount(currency)) return;
    const grant = { entryKey: `lost:${accountId}:${toSequence}`, accountId, currency, delta: amount };
    await this.grants.add({ ...grant, reason: 'restored', actorAccountId: null, requestId: null }, now);
  }
}

export async function lossesAmong(
  manager: EntityManager,
  accountId: number,
  entries: readonly LedgerEntryEntity[],
): Promise<Loss[]> {
  const known = entries.map(({ currency, characterId, balanceAfter, sequence }) => ({
    currency,
    characterId,
    amount: balanceAfter,
    sequence,
  }));
  const currentOf = await currentBalances(manager, accountId, known);
  return findLosses(entries, async (balance) => {
    const last = balance.at(-1) ?? balance[0];
    const current = currentOf({ ...last, amount: last.balanceAfter });
    if (current === undefined || current === last.balanceAfter) return 0;
    const { currency, at } = last;
    const logged = isOfAccount(currency) ? await loggedByGame(manager, accountId, currency, at) : 0;
    return current - last.balanceAfter - logged;
  });
}

function isOwed(loss: Loss, losses: readonly Loss[]): boolean {
  const hasPrice = losses.some(({ amount }) => amount < 0);
  return isOfAccount(loss.currency) && loss.isCertain && loss.amount > 0 && !hasPrice;
}

function isOfAccount(currency: Currency): currency is 'NX' | 'VP' {
  return currency === 'NX' || currency === 'VP';
}
