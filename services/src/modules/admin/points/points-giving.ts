import { Injectable } from '@nestjs/common';
import { MAX_INT32, type PointType, DAY_MS, MAX_GRANTED_POINTS } from '@portico/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountEntity, GameFeatures, LOGIN_STATE } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { GrantsService } from '../../ledger/index.js';
import { AdministeredAccounts } from '../../identity/index.js';
import type { PointsRequestEntity } from '../admin.entities.js';
import { PointsRequestsRepository } from './points-requests.repository.js';
import type { PointsTermsDto } from './points.dto.js';

const CURRENCY = { nx: 'NX', vp: 'VP' } as const;

type GivenPoints = Pick<PointsRequestEntity, 'entryKey' | 'accountId' | 'pointType' | 'amount' | 'askedBy'>;

@Injectable()
export class PointsGiving {
  constructor(
    private readonly grants: GrantsService,
    private readonly features: GameFeatures,
    private readonly reader: DataSource,
  ) {}

  requireOn(): void {
    if (!this.features.isOn('spending')) throw new AppError('game.feature_off');
  }

  /** Returns the balance before and after a grant; both are equal while the grant waits for the account to leave the game. */
  async refuseImpossible(
    manager: EntityManager,
    { accountId, pointType, amount }: { accountId: number; pointType: PointType; amount: number },
  ): Promise<Record<'before' | 'after', number>> {
    const account = await manager.findOne(AccountEntity, {
      where: { id: accountId },
      select: { id: true, loginState: true, nxCredit: true, votePoints: true },
    });
    if (account === null) throw new AppError('admin.account_not_found');
    const before = pointType === 'nx' ? account.nxCredit : account.votePoints;
    const required = before + amount;
    if (required > MAX_INT32) {
      const currency = CURRENCY[pointType];
      throw new AppError('ledger.ceiling_reached', { required, ceiling: MAX_INT32, currency });
    }
    return { before, after: account.loginState === LOGIN_STATE.out ? required : before };
  }

  /** Stores the grant in the current unit of work. Call `deliver` after that unit has ended. */
  give(points: GivenPoints, requestId: string): Promise<void> {
    const { entryKey, accountId, pointType, amount, askedBy } = points;
    return this.grants.give({
      entryKey,
      accountId,
      currency: CURRENCY[pointType],
      delta: amount,
      reason: 'admin',
      actorAccountId: askedBy,
      requestId,
    });
  }

  async deliver({ accountId, entryKey }: Pick<GivenPoints, 'accountId' | 'entryKey'>): Promise<boolean> {
    await this.grants.deliverTo(accountId);
    return !(await this.grants.isWaiting(this.reader.manager, [entryKey]));
  }
}

/** Grants within this time count together, so that many small grants cannot avoid the threshold. */
export const GIVEN_TOGETHER_MS = DAY_MS;

const lastDay = () => Date.now() - GIVEN_TOGETHER_MS;

@Injectable()
export class PointsTerms {
  constructor(
    private readonly config: PorticoConfig,
    private readonly requests: PointsRequestsRepository,
    private readonly accounts: AdministeredAccounts,
  ) {}

  async of(accountId: number): Promise<PointsTermsDto> {
    const [givenNx, givenVotePoints, hasSecondAdmin] = await Promise.all([
      this.requests.givenBy(accountId, 'nx', lastDay()),
      this.requests.givenBy(accountId, 'vp', lastDay()),
      this.accounts.hasAdminBeside(accountId),
    ]);
    const { points } = this.config.server.admin;
    return {
      max: MAX_GRANTED_POINTS,
      ...points,
      givenNx,
      givenVotePoints,
      ownAccountId: accountId,
      hasSecondAdmin,
    };
  }

  /** Returns whether another grant needs a second admin. Call it in the unit of work that locks the admin's grants. */
  async needsOf(
    manager: EntityManager,
    askedBy: number,
    { accountId, pointType, amount }: { accountId: number; pointType: PointType; amount: number },
  ): Promise<Record<'reason' | 'confirmation', boolean>> {
    const { points } = this.config.server.admin;
    const [reasonFrom, confirmFrom] =
      pointType === 'nx'
        ? [points.reasonFromNx, points.confirmFromNx]
        : [points.reasonFromVotePoints, points.confirmFromVotePoints];
    const together = (await this.requests.givenBy(askedBy, pointType, lastDay(), manager)) + amount;
    // Admins never give themselves points without a second admin.
    const isLarge = accountId === askedBy || together >= confirmFrom;
    // The second admin and readers of the audit need to know the purpose.
    const reason = isLarge || together >= reasonFrom;
    return { reason, confirmation: isLarge && (await this.accounts.hasAdminBeside(askedBy)) };
  }
}
