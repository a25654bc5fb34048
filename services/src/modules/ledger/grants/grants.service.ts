import { Injectable, Logger } from '@nestjs/common';
import type { ErrorCode, LedgerReason } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../platform/errors/index.js';
import { type LeaderJob, LeaderJobs, Leases } from '../../../platform/jobs/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import type { LedgerOperation } from '../balances/balance-change.js';
import { endsRound } from '../in-game/in-game-recovery.js';
import { InGameService } from '../in-game/in-game.service.js';
import type { PendingGrantEntity } from '../ledger.entities.js';
import { LedgerService } from '../ledger.service.js';
import { GrantsRepository, type NewGrant, RETRY_MS } from './grants.repository.js';

export type Grant = Readonly<Pick<PendingGrantEntity, 'entryKey' | 'accountId' | 'currency' | 'delta'>>;

/** Runs in the unit of work that delivers a grant. If it throws, the delivery is rolled back. */
export type GrantListener = (manager: EntityManager, grant: Grant) => Promise<void>;

/** Refusals that are temporary and not faults. */
const PASSING_CODES: readonly ErrorCode[] = [
  'game.account_unsettled',
  'ledger.ceiling_reached',
  'identity.session_expired',
];

/** The game is asked at most this often about an account in the character list, or while the plug is away. */
const IN_GAME_RETRY_MS = 10_000;

const BATCH = 100;

/** Maximum grants of one account that are tried at once after a new grant. */
const MAX_OF_ACCOUNT = 20;

/** No more deliveries start after this time. The job delivers the rest. */
const DELIVERY_MS = 2000;

/** `unreachable`: no other grant to the account could arrive now either. */
type DeliveryOutcome = 'arrived' | 'refused' | 'unreachable';

/** Gives points to accounts. A grant is stored first; the ledger delivers it once, while the account is out of the game. */
@Injectable()
export class GrantsService {
  private readonly logger = new Logger('Grants');
  private readonly listeners = new Map<LedgerReason, GrantListener>();
  /** Delivers waiting grants as soon as the account has left the game, or at once if the game applies them. */
  readonly job: LeaderJob;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly grants: GrantsRepository,
    private readonly ledger: LedgerService,
    private readonly inGame: InGameService,
    leases: Leases,
    jobs: LeaderJobs,
  ) {
    this.job = jobs.leaderJob({
      name: 'GrantDelivery',
      lease: 'ledger-grants',
      every: 2000,
      leaseMs: 10_000,
      due: (now) => grants.due(now, BATCH, { inGame: inGame.canAskGame }),
      work: async ({ due, lease }) => {
        for (const grant of due) await this.deliver(grant, (manager) => leases.confirm(manager, lease));
      },
    });
  }

  /** Stores a grant in the unit of work of its cause. It arrives within seconds, or at once by `deliverTo`. `delta` is 1 or more. */
  async give(grant: NewGrant): Promise<void> {
    if (!Number.isSafeInteger(grant.delta) || grant.delta < 1)
      throw new RangeError(`A grant of ${grant.delta} is none`);
    await this.grants.add(grant, Date.now());
  }

  /** Registers the listener of a reason. It runs in the delivery's unit of work, after the balance has changed. */
  whenDelivered(reason: LedgerReason, listener: GrantListener): void {
    this.listeners.set(reason, listener);
  }

  isWaiting(manager: EntityManager, entryKeys: readonly string[]): Promise<boolean> {
    return this.grants.isWaiting(manager, entryKeys);
  }

  /** Delivers waiting grants of an account for at most a few seconds. Do not call within a unit of work. */
  async deliverTo(accountId: number): Promise<void> {
    const startedAt = Date.now();
    let isOpen = false;
    for (const grant of await this.grants.waitingOf(accountId, MAX_OF_ACCOUNT)) {
      const outcome = await this.attempt(grant, { isOpen });
      if (outcome === 'unreachable' || Date.now() - startedAt > DELIVERY_MS) return;
      isOpen = true;
    }
  }

  /** Delivers one grant; true if this call delivered it. `alsoIn` runs in the same unit of work and may throw to undo it. */
  async deliver(
    grant: PendingGrantEntity,
    alsoIn?: (manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    return (await this.attempt(grant, { alsoIn })) === 'arrived';
  }

  private async attempt(
    grant: PendingGrantEntity,
    { alsoIn, isOpen = false }: { alsoIn?: (manager: EntityManager) => Promise<void>; isOpen?: boolean },
  ): Promise<DeliveryOutcome> {
    const deliver = () =>
      this.unitOfWork.run(async (manager) => {
        await alsoIn?.(manager);
        if (!(await this.grants.markDelivered(manager, grant.id, Date.now()))) return 'refused';
        await this.ledger.apply(operationOf(grant));
        await this.listeners.get(grant.reason)?.(manager, grant);
        return 'arrived';
      });
    try {
      if (!isOpen) await this.ledger.openAccount(grant.accountId);
      return await deliver().catch(async (error: unknown) => {
        if (!isCode(error, 'game.account_in_game') || !this.inGame.canAskGame) throw error;
        const refusal = await this.inGame.carryOut(operationOf(grant));
        if (refusal !== undefined) throw refusal;
        return deliver();
      });
    } catch (error) {
      if (endsRound(error)) throw error;
      return this.postpone(grant, error);
    }
  }

  private async postpone({ id }: PendingGrantEntity, error: unknown): Promise<DeliveryOutcome> {
    // An account in the game is tried again in the next round, or a little later if the game was asked.
    if (isCode(error, 'game.account_in_game')) {
      if (this.inGame.canAskGame) await this.grants.postpone(id, Date.now() + IN_GAME_RETRY_MS);
      return 'unreachable';
    }
    if (isCode(error, 'game.account_leaving')) {
      await this.grants.postpone(id, Date.now() + 1000 * Number(error.params?.seconds));
      return 'unreachable';
    }
    if (!PASSING_CODES.some((code) => isCode(error, code)))
      this.logger.error({ msg: 'a grant cannot be delivered', grant: id, err: error });
    await this.grants.postpone(id, Date.now() + RETRY_MS);
    return 'refused';
  }
}

function operationOf(grant: PendingGrantEntity): LedgerOperation {
  const { entryKey: key, accountId, currency, delta, reason, actorAccountId, requestId } = grant;
  return { key, accountId, changes: [{ currency, delta }], reason, actorAccountId, requestId };
}

function isCode(error: unknown, code: ErrorCode): error is AppError {
  return error instanceof AppError && error.code === code;
}
